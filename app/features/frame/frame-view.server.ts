import { createTranslate } from "../../i18n/translate.ts";
import type { MenuCounts } from "../../live/menu-counts.server.ts";
import type { RootView } from "../../request/root-view.server.ts";
import { screenAt } from "../../request/screen-at.server.ts";
import { type Screen, screens } from "../../screens.ts";
import type { MenuScreen } from "../../session/menu.ts";
import type { MenuItem } from "../../ui/frames/frame.tsx";
import { texts } from "./menu-texts.ts";
import { type OutageView, toOutageView } from "./outage/outage-view.server.ts";

export type FrameView = Omit<RootView, "menu" | "outage"> & {
  menu: FrameMenuItem[];
  outage: OutageView | undefined;
};

/** A menu entry; `counted` names the count that its badge shows. */
type FrameMenuItem = MenuItem & { counted?: keyof MenuCounts };

/** Translates the menu and the banner on the server, so that the browser does not load all their texts. */
export function toFrameView({ menu, outage, ...view }: RootView): FrameView {
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
  return { ...view, menu: items, outage: toOutageView({ ...view, outage }) };
}

const isCounted = (screen: MenuScreen): screen is keyof MenuCounts =>
  screen === "panel" || screen === "bookings" || screen === "messages" || screen === "approvals";

const pathOf = (address: string) => address.replace(/[?#].*/, "");
