import { useSearchParams } from "@remix-run/react";
import type { ComponentProps } from "react";
import { useTexts } from "../i18n/use-texts.ts";
import { Button } from "./button.tsx";
import { Toast } from "./feedback/toast.tsx";
import { type FrameBrand, Main, MenuLink, RoomFrame, TopBarLink } from "./frames/frame.tsx";
import { HotelFrame, MainFrame } from "./frames/member-frames.tsx";
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
  const kind = (["success", "failure"] as const).find((each) => each === query.get("toast"));
  const message = kind
    ? { id: kind, kind, text: t(kind === "success" ? "saved" : "failed") }
    : null;
  const shared = {
    brand,
    languageSwitch: (
      <Button kind="quiet" compact icon="globe">
        {t("otherLanguage")}
      </Button>
    ),
    toast: <Toast message={message} />,
    children: (
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
    ),
  };
  const side = {
    ...shared,
    socialLinks: networks.map((network) => ({ network, href: `https://${network}.example/` })),
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
  } satisfies Omit<ComponentProps<typeof MainFrame>, "user">;

  if (frame === "main") {
    return <MainFrame {...side} user={{ name: "Marina Olmedo", profileTo: "." }} />;
  }
  if (frame === "hotel") {
    return (
      <HotelFrame
        {...side}
        user={{ name: "Hotel Miramar", employeeLabel: t("employeeOf") }}
        title={t("hotelTitle")}
        action={<TopBarLink to="." icon="history" label={t("hotelHistory")} />}
      />
    );
  }
  if (frame === "default") return <Main toast={shared.toast}>{shared.children}</Main>;
  return (
    <RoomFrame
      {...shared}
      menu={[
        { to: "?login", label: t("login"), icon: "log-in", isCurrent: true },
        { to: "?sign-up", label: t("signUp"), icon: "user-plus" },
        { to: "?help", label: t("help"), icon: "help" },
        { to: "?conditions", label: t("conditions"), icon: "document" },
        { to: "?privacy", label: t("privacy"), icon: "shield" },
      ]}
    />
  );
}

const frameNames = ["main", "room", "hotel", "default"] as const;
const networks = ["facebook", "twitter", "linkedin"] as const;
