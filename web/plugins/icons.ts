/**
 * The icons that the client uses, out of some four thousand, as one SVG file.
 *
 * `import sprite from "virtual:icons"` gives its address; its symbols are named `icon-NAME`.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const MODULE = "virtual:icons";
const RESOLVED = "\0" + MODULE;
const ADDRESS = "/icons.svg";

interface IconSet {
  icons: Record<string, { body: string }>;
  width: number;
  height: number;
}

/** The set of icons as its package holds it. */
export function iconSet(): IconSet {
  const path = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  return JSON.parse(readFileSync(path, "utf-8")) as IconSet;
}

/** The names that the client's own files ask for: one for each card, and those of the interface. */
export function usedIcons(root: string): string[] {
  const files = ["src/data/card-icons.json", "src/data/symbol-icons.json"];
  const names = files.flatMap((file) => Object.values(JSON.parse(readFileSync(`${root}/${file}`, "utf-8")) as object));
  return [...new Set(names as string[])].sort();
}

export function sprite(names: string[]): string {
  const { icons, width, height } = iconSet();
  const symbols = names.map((name) => {
    const icon = icons[name];
    if (!icon) throw new Error(`there is no icon named ${name}`);
    return `<symbol id="icon-${name}" viewBox="0 0 ${width} ${height}">${icon.body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

export function icons(root: string): Plugin {
  let building = false;
  let reference = "";
  return {
    name: "freehold-icons",
    configResolved(config) {
      building = config.command === "build";
    },
    configureServer(server) {
      server.middlewares.use(ADDRESS, (_request, response) => {
        response.setHeader("content-type", "image/svg+xml");
        response.end(sprite(usedIcons(root)));
      });
    },
    buildStart() {
      if (building) {
        reference = this.emitFile({ type: "asset", name: "icons.svg", source: sprite(usedIcons(root)) });
      }
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      return building
        ? `export default import.meta.ROLLUP_FILE_URL_${reference};`
        : `export default ${JSON.stringify(ADDRESS)};`;
    },
  };
}
