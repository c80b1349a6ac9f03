import { readFileSync } from "node:fs";
import config from "../../remix.config.js";

/** A route of the panel, as Remix knows it. */
export type PanelRoute = {
  id: string;
  path: string;
  /** The names of its parameters. */
  parameters: string[];
  hasAction: boolean;
};

type Define = (path: string | undefined, file: string, ...rest: unknown[]) => void;

/** Every route of the build, so that the attacks cover a new route without further work. */
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

/** The route's address with these values for its parameters. */
export function toAddress({ path }: PanelRoute, values: Record<string, string> = {}): string {
  const address = path
    .replace("*", "no/such/screen")
    .replaceAll(/\/:(\w+)(\??)/g, (_, name: string, mayLack: string) =>
      values[name] === undefined && mayLack ? "" : `/${values[name] ?? "1"}`,
    );
  return address.startsWith("/") ? address : `/${address}`;
}
