import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTexts } from "../i18n/use-texts.ts";
import { Button } from "./button.tsx";
import { Toast } from "./feedback/toast.tsx";
import type { ToastMessage } from "./feedback/toast-body.tsx";
import { type FrameBrand, Main, MenuLink, RoomFrame, TopBarLink } from "./frames/frame.tsx";
import { HotelFrame, MainFrame } from "./frames/member-frames.tsx";
import type { SocialLink } from "./frames/social-links.tsx";
import { Data, Dialogs, Feedback, Reading } from "./kit/content.tsx";
import { Buttons, Fields, Pickers } from "./kit/forms.tsx";
import { texts } from "./kit/texts.ts";
import { Page } from "./layout/layout.tsx";
import { PageHeader } from "./layout/page-parts.tsx";
import { Tabs } from "./navigation/tabs.tsx";

/** All components in all states; `?frame=room` chooses the frame. */
export function KitPage({ brand }: { brand: FrameBrand }) {
  const t = useTexts(texts);
  const [query] = useSearchParams();
  const frame = frameNames.find((name) => name === query.get("frame")) ?? "main";
  const labels = {
    main: t("frameMain"),
    room: t("frameRoom"),
    hotel: t("frameHotel"),
    default: t("frameDefault"),
  };
  const toast = query.get("toast");
  const message =
    toast === "success"
      ? ({ id: toast, kind: "success", text: t("saved") } as const)
      : toast === "failure"
        ? ({ id: toast, kind: "failure", text: t("failed") } as const)
        : null;
  return (
    <Framed frame={frame} brand={brand} message={message}>
      <Page>
        <PageHeader title={t("title")} back={{ to: "/", label: t("back") }}>
          {t("intro")}
        </PageHeader>
        <Tabs
          label={t("frames")}
          tabs={frameNames.map((name) => ({
            to: `?frame=${name}`,
            label: labels[name],
            isCurrent: name === frame,
          }))}
        />
        <Buttons />
        <Fields />
        <Pickers />
        <Feedback />
        <Data />
        <Dialogs />
        <Reading />
      </Page>
    </Framed>
  );
}

const frameNames = ["main", "room", "hotel", "default"] as const;
type FrameName = (typeof frameNames)[number];

const socialLinks: SocialLink[] = [
  { network: "facebook", href: "https://facebook.example/" },
  { network: "twitter", href: "https://twitter.example/" },
  { network: "linkedin", href: "https://linkedin.example/" },
];

function Framed({
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
  if (frame === "default") return <Main toast={toast}>{children}</Main>;
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
