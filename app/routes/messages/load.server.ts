import { listMessages, type Message } from "../../api/messages.server.ts";
import { readRows } from "../../api/rows.server.ts";
import { defer } from "../../deferred.ts";
import { loadNotices } from "../../features/notices/load-notices.server.ts";
import { formatInstant } from "../../features/trips/history/format-trip.server.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { loadPage, readPage } from "../../request/paging.server.ts";
import { isOffered } from "../../session/access.ts";

type Subject = { screen: "ticket" | "promo"; id: number; href: string };

export type MessagesView = Awaited<ReturnType<typeof loadMessages>>;
export type MessageList = Awaited<ReturnType<typeof loadList>>;
export type MessageView = MessageList["messages"][number];

export const loadMessages = async (query: URLSearchParams, context: MemberContext) => ({
  /** What the panel itself has to tell. */
  notices: await loadNotices(context),
  list: defer(loadList(readPage(query), context)),
  brand: context.brand.name,
  hasSubjects: (["ticket", "promo"] as const).every((screen) => isOffered(screen, context.brand)),
  siteDomain: context.siteDomain,
});

async function loadList(requested: number, context: MemberContext) {
  const { value, leftOut } = await readRows(context.api, (rows) =>
    loadPage(requested, (part) => listMessages(rows, part)),
  );
  const { messages, ...page } = value;
  return {
    ...page,
    leftOut,
    messages: messages.map(({ id, title, text, isRead, ...message }) => ({
      ...{ id, title, text, isRead },
      when: formatInstant(Date.parse(message.sentAt), context),
      subject: findSubject(message, context),
    })),
  };
}

function findSubject(
  { ticketId, promoId }: Pick<Message, "ticketId" | "promoId">,
  context: MemberContext,
): Subject | undefined {
  const subjects = { ticket: ticketId, promo: promoId };
  const screen = (["ticket", "promo"] as const).find((each) => subjects[each] !== null);
  const id = screen && subjects[screen];
  if (!screen || !id || !isOffered(screen, context.brand)) return undefined;
  return { screen, id, href: pathTo(screen, { params: { id }, siteDomain: context.siteDomain }) };
}
