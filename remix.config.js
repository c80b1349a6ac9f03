import { tsImport } from "tsx/esm/api";

/** Read anew for each call, since a development server goes on when there are new screens. */
async function listRoutes() {
  /** @type {typeof import("./app/resources.ts")} */
  const { routes } = await tsImport("./app/resources.ts", import.meta.url);
  return [
    ...Object.entries(routes).map(([name, { path }]) => [name, path]),
    ["not_found", "*"],
    ...(process.env.NODE_ENV === "production" ? [] : [["kit", "/kit"]]),
  ];
}

/** @type {import("@remix-run/dev").AppConfig} */
export default {
  serverModuleFormat: "esm",
  serverPlatform: "node",
  watchPaths: ["./locales/**/*.json"],
  // Routes come from the screen table, not from the names of files.
  ignoredRouteFiles: ["**/*"],
  async routes(defineRoutes) {
    const routes = await listRoutes();
    return defineRoutes((route) => {
      // One parent without a path, so that the brand is there whatever fails in a screen.
      route("", "screen.tsx", { id: "screen" }, () => {
        for (const [name = "", path] of routes) {
          const file = `routes/${name}/route.tsx`;
          const id = path === "*" ? `${name}_anywhere` : name;
          route(path === "/" ? undefined : path, file, { id, index: path === "/" });
        }
      });
    });
  },
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};
