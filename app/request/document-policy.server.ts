import type { Brand } from "../api/configuration.server.ts";
import type { ScreenName } from "../screens.ts";
import { type Args, getRequestContext } from "./context.server.ts";
import { screenAt } from "./screen-at.server.ts";

/** A capability of some documents only: Google's scripts for a map, or the camera. */
export type Capability = "map" | "camera";

const screensWithMap: ScreenName[] = ["panel_home", "panel_home2", "request"];

/**
 * The capability of the page at an address. A document keeps its policy, so links between pages with
 * different capabilities load the whole page.
 */
export function capabilityOf(
  pathname: string,
  { mapsKey }: Pick<Brand, "mapsKey">,
): Capability | undefined {
  const screen = screenAt(pathname);
  if (screen === "purses") return "camera";
  return mapsKey !== null && screensWithMap.includes(screen) ? "map" : undefined;
}

/** Makes the browser load a whole page where a redirect leads to a page with another policy. */
export async function redirectToDocument<Result>(result: Result, args: Args): Promise<Result> {
  const location = result instanceof Response && result.headers.get("Location");
  if (!location) return result;
  const { request } = args;
  const { brand } = await getRequestContext(args);
  const to = new URL(location, request.url).pathname;
  // The page that sent the request; without a referrer, the request's own address.
  const referrer = request.headers.get("referer") ?? "";
  const from = new URL(URL.canParse(referrer) ? referrer : request.url).pathname;
  if (capabilityOf(from, brand) !== capabilityOf(to, brand)) {
    result.headers.set("X-Remix-Reload-Document", "true");
  }
  return result;
}
