/** The addresses of the pages. */

export type Route =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "games" }
  | { page: "replay"; id: string }
  | { page: "rules"; topic: string | null }
  | { page: "learn" }
  | { page: "about" }
  | { page: "missing" };

export function parse(path: string): Route {
  const [first = "", second] = path.split("/").filter(Boolean).map(decoded);
  if (!first) return { page: "home" };
  if (first === "table" && second) return { page: "table", id: second };
  if (first === "games") return second ? { page: "replay", id: second } : { page: "games" };
  if (first === "rules") return { page: "rules", topic: second ?? null };
  if (first === "learn") return { page: "learn" };
  if (first === "about") return { page: "about" };
  return { page: "missing" };
}

export function address(route: Route): string {
  switch (route.page) {
    case "table":
      return `/table/${encodeURIComponent(route.id)}`;
    case "replay":
      return `/games/${encodeURIComponent(route.id)}`;
    case "rules":
      return route.topic ? `/rules/${encodeURIComponent(route.topic)}` : "/rules";
    case "home":
    case "missing":
      return "/";
    default:
      return `/${route.page}`;
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
