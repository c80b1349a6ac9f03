import type { Brand } from "../api/configuration.server.ts";
import { type Capability, type Screen, type ScreenName, screens } from "../screens.ts";
import { isOffered } from "../session/access.ts";
import { type Args, getRequestContext } from "./context.server.ts";
import { screenAt } from "./screen-at.server.ts";

/**
 * The capability of a screen's page. A document keeps its policy, so links between pages with different
 * capabilities load the whole page.
 */
export function capabilityOf(
  screen: ScreenName,
  brand: Pick<Brand, "mapsKey" | "features">,
): Capability | undefined {
  const { needs }: Screen = screens[screen];
  const isMissing = needs === "map" && brand.mapsKey === null;
  return isMissing || !isOffered(screen, brand) ? undefined : needs;
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
  if (capabilityOf(screenAt(from), brand) !== capabilityOf(screenAt(to), brand)) {
    result.headers.set("X-Remix-Reload-Document", "true");
  }
  return result;
}
