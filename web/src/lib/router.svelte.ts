/** Which page is shown. Links inside the client change it without loading anything. */
import { address, parse, type Route } from "./route";

class Router {
  route: Route = $state(parse(location.pathname));

  constructor() {
    addEventListener("popstate", () => {
      this.route = parse(location.pathname);
    });
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(route: Route): void {
    const path = address(route);
    if (path !== location.pathname) history.pushState(null, "", path);
    this.route = route;
    scrollTo(0, 0);
  }

  private follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.download || link.origin !== location.origin) return;
    if (link.hash && link.pathname === location.pathname) return;
    if (/^\/(api|texts)\//.test(link.pathname)) return;
    event.preventDefault();
    this.go(parse(link.pathname));
  }
}

export const router = new Router();
