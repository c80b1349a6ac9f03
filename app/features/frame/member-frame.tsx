import { Form } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import type { Translate } from "../../i18n/translate.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import type { LiveMessage } from "../../live/connection.ts";
import { connectTab } from "../../live/tab-connection.ts";
import type { MemberView } from "../../request/root-view.server.ts";
import { Button } from "../../ui/button.tsx";
import { useDeferred } from "../../ui/deferred-part.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { CountedMenu, createCountedMenu } from "../../ui/frames/counted-menu.ts";
import { type MenuItem, MenuLink, TopBarLink } from "../../ui/frames/frame.tsx";
import { HotelFrame, MainFrame } from "../../ui/frames/member-frames.tsx";
import type { SocialLink } from "../../ui/frames/social-links.tsx";
import { texts as countTexts } from "./count-texts.ts";
import type { FrameView } from "./frame-view.server.ts";
import { texts } from "./member-texts.ts";
import { useSessionCheck } from "./use-session-check.ts";

/** The frames for logged-in users: the panel's and the hotel desk's. */
export default function MemberFrame({
  view,
  member: { logout, desk, sessionCheck, countsAddress, ...person },
  children,
  ...frame
}: {
  view: FrameView;
  member: MemberView;
  brand: { name: string; logo: string | null; to: string };
  languageSwitch: ReactNode;
  toast: ReactNode;
  children: ReactNode;
}) {
  const t = useTexts(texts);
  useSessionCheck(sessionCheck);
  const menu = useMenu({ ...view, countsAddress });
  const [countedMenu] = useState(() => createCountedMenu(menu));
  useEffect(() => countedMenu.show(menu));
  const sideMenu = {
    ...frame,
    menu,
    user: {
      ...person,
      profileTo: person.profile,
      pursesTo: person.purses,
      employeeLabel: nameEmployer(person, t),
    },
    socialLinks: toSocialLinks(view),
    logout: <MenuLink to={logout.ask} icon="log-out" label={t("log_out")} />,
  };
  const page = (
    <>
      {logout.isAsked && <LogoutDialog action={logout.action} closeTo={view.here} />}
      <CountedMenu.Provider value={countedMenu}>{children}</CountedMenu.Provider>
    </>
  );
  if (view.layout === "hotel") {
    const history = { to: desk.history, label: t("service_history") };
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
    const back = { to: desk.home, label: t("back") };
    return (
      <HotelFrame {...sideMenu} title={t("hotel_history_title")} back={back}>
        {page}
      </HotelFrame>
    );
  }
  return <MainFrame {...sideMenu}>{page}</MainFrame>;
}

function nameEmployer({ employeeOf }: Pick<MemberView, "employeeOf">, t: Translate<typeof texts>) {
  if (!employeeOf) return undefined;
  const { company } = employeeOf;
  return company ? t("employee_of", { company }) : t("an_employee");
}

function toSocialLinks({ brand }: FrameView): SocialLink[] {
  return (["facebook", "twitter", "linkedin"] as const).flatMap((network) => {
    const href = brand.links[network];
    return href ? [{ network, href }] : [];
  });
}

/** Asks for confirmation; `closeTo` is the page under the dialog. */
function LogoutDialog({ action, closeTo }: { action: string; closeTo: string }) {
  const t = useTexts(texts);
  return (
    <Dialog
      title={t("log_out")}
      closeTo={closeTo}
      closeLabel={t("cancel")}
      // A document load discards the session's data that scripts hold in memory.
      actions={
        <Form method="post" action={action} reloadDocument>
          {/* Lynx sends an empty form as a GET request. */}
          <input type="hidden" name="sure" value="yes" />
          <Button icon="log-out">{t("close")}</Button>
        </Form>
      }
    >
      <p>{t("log_out_question")}</p>
    </Dialog>
  );
}

/** Shows the counts beside the menu's entries, and updates them from the live stream. */
function useMenu({
  menu,
  counts,
  countsAddress,
}: Pick<FrameView, "menu" | "counts"> & Pick<MemberView, "countsAddress">): MenuItem[] {
  const t = useTexts(countTexts);
  const sent = useDeferred(counts);
  const { news, approvals } = useLast(countsAddress);
  const { trips: tripsAt = 0, approvals: approvalsAt = 0 } = sent?.countedAt ?? {};
  const shown = {
    ...sent?.counts,
    ...(news && news.updatedAt > tripsAt && news.counts),
    ...(approvals && approvals.now > approvalsAt && { approvals: approvals.count }),
  };
  return menu.map(({ counted, ...item }) => {
    const count = counted && shown[counted];
    if (!counted || count === undefined) return item;
    return { ...item, badge: { count, label: t(`${counted}_count`, { count }) } };
  });
}

type Last = { [Kind in "news" | "approvals"]?: Extract<LiveMessage, { kind: Kind }> };

/** The last message of each kind that carries counts. */
function useLast(address: string | undefined): Last {
  const [received, setReceived] = useState<{ address?: string; last: Last }>({ last: {} });
  useEffect(() => {
    if (!address) return;
    return connectTab(address, (message) => {
      if (message.kind !== "news" && message.kind !== "approvals") return;
      setReceived((before) => ({
        address,
        last: { ...(before.address === address && before.last), [message.kind]: message },
      }));
    });
  }, [address]);
  return received.address === address ? received.last : {};
}
