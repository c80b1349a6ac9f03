type Route = { id: string; lazy?: () => Promise<unknown>; children?: Route[] };

type Navigation = {
  state: "idle" | "loading" | "submitting";
  location?: { pathname: string; search: string; hash: string };
};

/** Remix 2 exposes these on `window`; its hooks work only inside components. */
type RemixWindow = {
  __remixManifest: { routes: Record<string, { module: string; imports?: string[] }> };
  __remixRouter?: { routes: Route[]; state: { navigation: Navigation } };
};

const remix = () => window as unknown as RemixWindow;

export const isNavigating = (): boolean => getNavigation().state !== "idle";

export const getNavigation = (): Navigation =>
  remix().__remixRouter?.state.navigation ?? { state: "idle" };

/** Makes every route wait for `prepare` before its code is imported. */
export function beforeImport(prepare: (files: string[]) => Promise<unknown>): void {
  const wrap = (route: Route) => {
    const { lazy } = route;
    const code = remix().__remixManifest.routes[route.id];
    if (lazy && code) {
      route.lazy = async () => {
        await prepare([code.module, ...(code.imports ?? [])]);
        return lazy();
      };
    }
    route.children?.forEach(wrap);
  };
  remix().__remixRouter?.routes.forEach(wrap);
}
