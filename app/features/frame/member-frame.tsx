import type { ReactNode } from "react";
import type { Translate } from "../../i18n/translate.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import type { PersonView } from "../../request/root-view.server.ts";
import { MenuLink, TopBarLink } from "../../ui/frames/frame.tsx";
import { HotelFrame, MainFrame } from "../../ui/frames/member-frames.tsx";
import type { SocialLink } from "../../ui/frames/social-links.tsx";
import type { FrameView } from "./frame-view.server.ts";
import { LogoutDialog } from "./logout-dialog.tsx";
import { texts } from "./member-texts.ts";
import { useMenu } from "./use-menu.ts";
import { useSessionCheck } from "./use-session-check.ts";

/** The frames for logged-in users: the panel's and the hotel desk's. */
export default function MemberFrame({
  view,
  person,
  children,
  ...frame
}: {
  view: FrameView;
  person: PersonView;
  brand: { name: string; logo: string | null; to: string };
  languageSwitch: ReactNode;
  toast: ReactNode;
  children: ReactNode;
}) {
  const t = useTexts(texts);
  useSessionCheck(view.sessionCheck);
  const sideMenu = {
    ...frame,
    menu: useMenu(view),
    user: toFrameUser(person, t),
    socialLinks: toSocialLinks(view),
    logout: <MenuLink to={view.logout.ask} icon="log-out" label={t("log_out")} />,
  };
  const page = (
    <>
      {view.logout.isAsked && <LogoutDialog action={view.logout.action} closeTo={view.here} />}
      {children}
    </>
  );
  if (view.layout === "hotel") {
    const history = { to: view.desk.history, label: t("service_history") };
    return (
      <HotelFrame
        {...sideMenu}
        title={t("hotel_title")}
        action={<TopBarLink icon="history" {...history} />}
      >
        {page}
      </HotelFrame>
    );
  }
  if (view.layout === "hotel_history") {
    const back = { to: view.desk.home, label: t("back") };
    return (
      <HotelFrame {...sideMenu} title={t("hotel_history_title")} back={back}>
        {page}
      </HotelFrame>
    );
  }
  return <MainFrame {...sideMenu}>{page}</MainFrame>;
}

function toFrameUser(person: PersonView, t: Translate<typeof texts>) {
  const { name, avatar, companyLogo, employeeOf, profile, purses } = person;
  return {
    name,
    avatar,
    companyLogo,
    profileTo: profile ?? undefined,
    pursesTo: purses ?? undefined,
    employeeLabel: employeeOf
      ? employeeOf.company
        ? t("employee_of", { company: employeeOf.company })
        : t("an_employee")
      : undefined,
  };
}

function toSocialLinks({ brand }: FrameView): SocialLink[] {
  return (["facebook", "twitter", "linkedin"] as const).flatMap((network) => {
    const href = brand.links[network];
    return href ? [{ network, href }] : [];
  });
}
