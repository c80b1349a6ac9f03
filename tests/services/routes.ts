import { readFileSync } from "node:fs";
import config from "../../remix.config.js";

/** One address of the panel, as the router knows it. */
export type PanelRoute = {
  id: string;
  path: string;
  /** The names after a colon. */
  parameters: string[];
  hasAction: boolean;
};

type Define = (path: string | undefined, file: string, ...rest: unknown[]) => void;

/** Every route that the build has, so that a new one is attacked without anybody thinking of it. */
export async function listRoutes(): Promise<PanelRoute[]> {
  const routes: PanelRoute[] = [];
  const define: Define = (path, file, ...rest) => {
    const children = rest.find((each) => typeof each === "function");
    const { id = file } = (rest.find((each) => typeof each === "object") ?? {}) as { id?: string };
    if (children) return children();
    const source = readFileSync(new URL(`../../app/${file}`, import.meta.url), "utf8");
    routes.push({
      id,
      path: path ?? "/",
      parameters: [...(path ?? "").matchAll(/:(\w+)/g)].map(([, name = ""]) => name),
      hasAction: /export async function action\b/.test(source),
    });
  };
  await config.routes?.((build) => {
    build(define as Parameters<typeof build>[0]);
    return {};
  });
  return routes;
}

/** An address of the route, with these in the place of what it leaves open. */
export function toAddress({ path }: PanelRoute, values: Record<string, string> = {}): string {
  const address = path
    .replace("*", "no/such/screen")
    .replaceAll(/\/:(\w+)(\??)/g, (_, name: string, mayLack: string) =>
      values[name] === undefined && mayLack ? "" : `/${values[name] ?? "1"}`,
    );
  return address.startsWith("/") ? address : `/${address}`;
}
