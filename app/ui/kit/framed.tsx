import type { ReactNode } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../button.tsx";
import { Toast } from "../feedback/toast.tsx";
import type { ToastMessage } from "../feedback/toast-body.tsx";
import type { FrameBrand } from "../frames/brand-logo.tsx";
import { DefaultFrame } from "../frames/default-frame.tsx";
import { HotelFrame } from "../frames/hotel-frame.tsx";
import { MainFrame } from "../frames/main-frame.tsx";
import { MenuLink } from "../frames/menu.tsx";
import { RoomFrame } from "../frames/room-frame.tsx";
import type { SocialLink } from "../frames/social-links.tsx";
import { TopBarLink } from "../frames/top-bar.tsx";
import { texts } from "./texts.ts";

export const frameNames = ["main", "room", "hotel", "default"] as const;
export type FrameName = (typeof frameNames)[number];

const socialLinks: SocialLink[] = [
  { network: "facebook", href: "https://facebook.example/" },
  { network: "twitter", href: "https://twitter.example/" },
  { network: "linkedin", href: "https://linkedin.example/" },
];

/** Renders the kit in one of the frames. */
export function Framed({
  frame,
  brand,
  message,
  children,
}: {
  frame: FrameName;
  brand: FrameBrand;
  message: ToastMessage | null;
  children: ReactNode;
}) {
  const t = useTexts(texts);
  const languageSwitch = (
    <Button kind="quiet" compact icon="globe">
      {t("otherLanguage")}
    </Button>
  );
  const toast = <Toast message={message} />;
  const side = {
    brand,
    socialLinks,
    languageSwitch,
    logout: <MenuLink icon="log-out" label={t("logout")} to="?dialog=logout" />,
    menu: [
      { to: ".", label: t("request"), icon: "taxi", isCurrent: true },
      {
        to: "?orders",
        label: t("orders"),
        icon: "clock",
        badge: { count: 2, label: t("inProcess") },
      },
      { to: "?bookings", label: t("reservations"), icon: "calendar" },
      { to: "?trips", label: t("trips"), icon: "history" },
      { to: "?favourites", label: t("favourites"), icon: "star" },
      { to: "?payment", label: t("payment"), icon: "card" },
      { to: "?messages", label: t("messages"), icon: "message" },
      { to: "?tickets", label: t("tickets"), icon: "life-buoy" },
      { to: "?help", label: t("help"), icon: "help" },
    ],
  } satisfies Partial<Parameters<typeof MainFrame>[0]>;

  if (frame === "main") {
    return (
      <MainFrame {...side} user={{ name: "Marina Olmedo", profileTo: "." }} toast={toast}>
        {children}
      </MainFrame>
    );
  }
  if (frame === "hotel") {
    return (
      <HotelFrame
        {...side}
        user={{ name: "Hotel Miramar", employeeLabel: t("employeeOf") }}
        title={t("hotelTitle")}
        action={<TopBarLink to="." icon="history" label={t("hotelHistory")} />}
        toast={toast}
      >
        {children}
      </HotelFrame>
    );
  }
  if (frame === "default") return <DefaultFrame toast={toast}>{children}</DefaultFrame>;
  return (
    <RoomFrame
      brand={brand}
      languageSwitch={languageSwitch}
      toast={toast}
      menu={[
        { to: "?login", label: t("login"), icon: "log-in", isCurrent: true },
        { to: "?sign-up", label: t("signUp"), icon: "user-plus" },
        { to: "?help", label: t("help"), icon: "help" },
        { to: "?conditions", label: t("conditions"), icon: "document" },
        { to: "?privacy", label: t("privacy"), icon: "shield" },
      ]}
    >
      {children}
    </RoomFrame>
  );
}
