import { createTranslate } from "../../i18n/translate.ts";
import type { MenuCounts } from "../../live/menu-counts.server.ts";
import type { RootView } from "../../request/root-view.server.ts";
import { screenAt } from "../../request/screen-at.server.ts";
import { type Screen, screens } from "../../screens.ts";
import type { MenuScreen } from "../../session/menu.ts";
import type { MenuItem } from "../../ui/frames/frame.tsx";
import { texts } from "./menu-texts.ts";

export type FrameView = Omit<RootView, "menu"> & { menu: FrameMenuItem[] };

/** A menu entry; `counted` names the count that its badge shows. */
type FrameMenuItem = MenuItem & { counted?: keyof MenuCounts };

/** Translates the menu on the server, so that the browser does not load the names of all screens. */
export function toFrameView({ menu, ...view }: RootView): FrameView {
  const t = createTranslate(texts, view.language);
  const here = pathOf(view.here);
  const { entry }: Screen = screens[screenAt(here)];
  const items = menu.map(({ screen, href, isOwnDocument }) => ({
    to: href,
    label: t(screen),
    icon: screens[screen].icon,
    ...(isCounted(screen) && { counted: screen }),
    isCurrent: pathOf(href) === here || screen === entry,
    ...(isOwnDocument && { reloadDocument: true }),
  }));
  return { ...view, menu: items };
}

const isCounted = (screen: MenuScreen): screen is keyof MenuCounts =>
  screen === "panel" || screen === "bookings" || screen === "messages";

const pathOf = (address: string) => address.replace(/[?#].*/, "");
