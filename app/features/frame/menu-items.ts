import type { RootView } from "../../http/root-view.server.ts";
import type { Translate } from "../../i18n/translate.ts";
import type { MenuScreen } from "../../session/menu.ts";
import type { MenuItem } from "../../ui/frames/menu.tsx";
import type { IconName } from "../../ui/icon.tsx";
import type { texts } from "./menu-texts.ts";

const icons: Record<MenuScreen, IconName> = {
  request: "taxi",
  panel: "clock",
  bookings: "calendar",
  history: "history",
  favorite: "star",
  PaymentMethod: "card",
  employee: "users",
  messages: "message",
  hotel_home: "bell",
  tickets: "life-buoy",
  usuario_info: "help",
  condiciones_generales: "document",
  politica_privacidad: "shield",
  login: "log-in",
  register: "user-plus",
};

export function toMenuItems({ menu, here }: RootView, t: Translate<typeof texts>): MenuItem[] {
  return menu.map(({ screen, href }) => ({
    to: href,
    label: t(screen),
    icon: icons[screen],
    isCurrent: href.split("?")[0] === here.split("?")[0],
  }));
}
