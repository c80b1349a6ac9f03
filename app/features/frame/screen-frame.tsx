import type { ReactNode } from "react";
import type { PersonView, RootView } from "../../http/root-view.server.ts";
import type { Translate } from "../../i18n/translate.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import type { Layout } from "../../screens.ts";
import type { MenuScreen } from "../../session/menu.ts";
import { Toast } from "../../ui/feedback/toast.tsx";
import { DefaultFrame } from "../../ui/frames/default-frame.tsx";
import { HotelFrame } from "../../ui/frames/hotel-frame.tsx";
import { MainFrame } from "../../ui/frames/main-frame.tsx";
import { MenuLink } from "../../ui/frames/menu.tsx";
import { RoomFrame } from "../../ui/frames/room-frame.tsx";
import type { SocialLink } from "../../ui/frames/social-links.tsx";
import { TopBarLink } from "../../ui/frames/top-bar.tsx";
import type { IconName } from "../../ui/icon.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { texts } from "./texts.ts";

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

/**
 * The frame around a screen. Screens that are open to all are drawn in the frame of whoever looks:
 * the room for visitors, the panel for who is logged in.
 */
export function ScreenFrame({
  view,
  layout,
  children,
}: {
  view: RootView;
  layout: Layout;
  children: ReactNode;
}) {
  const t = useTexts(texts);
  const { person, siteDomain } = view;
  const toast = <Toast message={toToast(view)} />;
  const brand = { name: view.brand.name, logo: view.brand.logo, to: view.home };
  const menu = view.menu.map(({ screen, href }) => ({
    to: href,
    label: t(screen),
    icon: icons[screen],
    isCurrent: href === view.here.split("?")[0],
  }));
  const languageSwitch = <LanguageSwitch back={view.here} />;

  if (layout === "default") return <DefaultFrame toast={toast}>{children}</DefaultFrame>;
  if (!person) {
    return <RoomFrame {...{ brand, menu, languageSwitch, toast }}>{children}</RoomFrame>;
  }
  const sideMenu = {
    brand,
    menu,
    languageSwitch,
    toast,
    user: toFrameUser(person, t),
    socialLinks: toSocialLinks(view),
    logout: <MenuLink to={view.logout.ask} icon="log-out" label={t("log_out")} />,
  };
  if (layout === "hotel") {
    const history = { to: pathTo("hotel_history", { siteDomain }), label: t("service_history") };
    return (
      <HotelFrame
        {...sideMenu}
        title={t("hotel_title")}
        action={<TopBarLink icon="history" {...history} />}
      >
        {children}
      </HotelFrame>
    );
  }
  if (layout === "hotel_history") {
    const back = { to: pathTo("hotel_home", { siteDomain }), label: t("back") };
    return (
      <HotelFrame {...sideMenu} title={t("hotel_history_title")} back={back}>
        {children}
      </HotelFrame>
    );
  }
  return <MainFrame {...sideMenu}>{children}</MainFrame>;
}

function toFrameUser(person: PersonView, t: Translate<typeof texts>) {
  const { name, avatar, companyLogo, employeeOf, profile } = person;
  return {
    name,
    avatar,
    companyLogo,
    profileTo: profile ?? undefined,
    employeeLabel: employeeOf
      ? employeeOf.company
        ? t("employee_of", { company: employeeOf.company })
        : t("an_employee")
      : undefined,
  };
}

function toSocialLinks({ brand }: RootView): SocialLink[] {
  return (["facebook", "twitter", "linkedin"] as const).flatMap((network) => {
    const href = brand.links[network];
    return href ? [{ network, href }] : [];
  });
}

function toToast({ flash }: RootView) {
  if (!flash) return null;
  const text = flash.title ? `${flash.title} ${flash.text}` : flash.text;
  return { id: flash.id, kind: flash.kind, text };
}
