import { createTranslate } from "../../i18n/translate.ts";
import type { MenuCounts, TripCounts } from "../../live/menu-counts.server.ts";
import type { RootView } from "../../request/root-view.server.ts";
import { screenAt } from "../../request/screen-at.server.ts";
import { type Screen, screens } from "../../screens.ts";
import type { MenuScreen } from "../../session/menu.ts";
import type { MenuItem } from "../../ui/frames/menu.tsx";
import { texts as countTexts } from "./count-texts.ts";
import { texts } from "./menu-texts.ts";

/** The data of a frame. */
export type FrameView = Omit<RootView, "menu" | "counts"> & { menu: FrameMenuItem[] };

/** A menu entry; `counted` names the live count that its badge shows. */
type FrameMenuItem = MenuItem & { counted?: keyof TripCounts };

/** Translates the menu on the server, so that the browser does not load the names of all screens. */
export function toFrameView({ menu, counts, ...view }: RootView): FrameView {
  const t = createTranslate(texts, view.language);
  const here = pathOf(view.here);
  const { entry }: Screen = screens[screenAt(here)];
  const translateCount = createTranslate(countTexts, view.language);
  const isCounted = (screen: MenuScreen): screen is keyof MenuCounts => screen in counts;
  const badgeOf = (screen: MenuScreen) => {
    const count = isCounted(screen) ? counts[screen] : undefined;
    if (!isCounted(screen) || count === undefined) return undefined;
    return { count, label: translateCount(`${screen}_count`, { count }) };
  };
  const items = menu.map(({ screen, href, isOwnDocument }) => ({
    to: href,
    label: t(screen),
    icon: screens[screen].icon,
    badge: badgeOf(screen),
    ...(view.live && hasLiveCount(screen) && { counted: screen }),
    isCurrent: pathOf(href) === here || screen === entry,
    ...(isOwnDocument && { reloadDocument: true }),
  }));
  return { ...view, menu: items };
}

const hasLiveCount = (screen: MenuScreen): screen is keyof TripCounts =>
  screen === "panel" || screen === "bookings";

const pathOf = (address: string) => address.replace(/[?#].*/, "");
