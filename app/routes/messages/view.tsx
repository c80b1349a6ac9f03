import { Form } from "@remix-run/react";
import { NoticeList } from "../../features/notices/notice-list.tsx";
import { FailureToast } from "../../forms/failure-toast.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { DeferredPart } from "../../ui/deferred-part.tsx";
import { Badge } from "../../ui/feedback/badge.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LeftOutNotice } from "../../ui/feedback/left-out-notice.tsx";
import { Page } from "../../ui/layout/layout.tsx";
import { Cluster, PageHeader } from "../../ui/layout/page-parts.tsx";
import { Pagination } from "../../ui/navigation/pagination.tsx";
import { fontSize, onPhone, shadow, space, surface, ui } from "../../ui/styled.ts";
import type { MessageList, MessagesView, MessageView } from "./load.server.ts";
import { texts } from "./texts.ts";

export function MessagesScreen({ list, notices, brand, hasSubjects, siteDomain }: MessagesView) {
  const t = useTexts(texts);
  return (
    <Page $width="reading">
      <FailureToast />
      <PageHeader title={t("title")}>{t("intro", { brand })}</PageHeader>
      <NoticeList notices={notices} />
      <DeferredPart part={list} label={t("title")} lines={16}>
        {(found) => (
          <Messages
            list={found}
            emptyHint={hasSubjects ? t("empty_hint") : t("empty_hint_news", { brand })}
            siteDomain={siteDomain}
          />
        )}
      </DeferredPart>
    </Page>
  );
}

function Messages({
  list,
  emptyHint,
  siteDomain,
}: {
  list: MessageList;
  emptyHint: string;
  siteDomain: string | undefined;
}) {
  const t = useTexts(texts);
  const { messages, unread, leftOut } = list;
  return (
    <>
      <LeftOutNotice what="messages" count={leftOut} />
      {messages.length > 0 ? (
        <>
          <Cluster $justify="space-between">
            {unread > 0 ? t("unread", { count: unread }) : t("none_unread")}
            {unread > 0 && <MarkAll />}
          </Cluster>
          <MessageCards>
            {messages.map((message) => (
              <MessageCard key={message.id} message={message} />
            ))}
          </MessageCards>
        </>
      ) : (
        <EmptyState icon="message" title={t("empty")}>
          {emptyHint}
        </EmptyState>
      )}
      <Pagination
        {...list}
        toPage={(each) => pathTo("messages", { query: { page: each }, siteDomain })}
      />
    </>
  );
}

function MarkAll() {
  const t = useTexts(texts);
  return (
    <Form method="post" preventScrollReset>
      <Button kind="secondary" icon="check" name="form" value="all">
        {t("mark_all")}
      </Button>
    </Form>
  );
}

const MessageCards = ui("ul", "MessageCards")`
  display: grid;
  gap: ${space.s};
  list-style: none;
`;

const Box = ui("article", "Message")`
  display: grid;
  gap: ${space.xs};
  padding: ${space.m} ${space.l};
  ${surface}

  &[data-unread] { border-inline-start: 4px solid var(--main-edge); box-shadow: ${shadow.middle}; }
  &:not([data-unread]) h2 { font-weight: 550; }
  h2 { font-size: ${fontSize.m}; line-height: 1.35; overflow-wrap: anywhere; }
  header { display: grid; gap: 2px; }
  header p { color: var(--muted); font-size: ${fontSize.s}; }
  > p { max-width: 40rem; white-space: pre-line; overflow-wrap: anywhere; }
  ${onPhone} { padding: ${space.m}; }
`;

/** Messages are short, so the list shows them in full. */
function MessageCard({ message }: { message: MessageView }) {
  const t = useTexts(texts);
  const { id, title, text, when, isRead, subject } = message;
  return (
    <li>
      <Box
        id={`message-${id}`}
        data-unread={isRead ? undefined : ""}
        aria-labelledby={`title-${id}`}
      >
        <header>
          <h2 id={`title-${id}`}>{title}</h2>
          <Cluster $gap="xs">
            <p>{when}</p>
            {!isRead && <Badge tone="main">{t("is_new")}</Badge>}
          </Cluster>
        </header>
        <p>{text}</p>
        {(subject || !isRead) && <Tools message={message} />}
      </Box>
    </li>
  );
}

/** Opening the subject marks the message as read, so for unread ones it is a form. */
function Tools({ message: { id, title, when, isRead, subject } }: { message: MessageView }) {
  const t = useTexts(texts);
  const about = <span className="visually-hidden">{t("about", { title, when })}</span>;
  if (isRead) {
    return (
      subject && (
        <div>
          <ButtonLink kind="secondary" compact to={subject.href}>
            {t(`see_${subject.screen}`)} {about}
          </ButtonLink>
        </div>
      )
    );
  }
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <Cluster $gap="xs">
        {subject && (
          <>
            <input type="hidden" name="to" value={subject.id} />
            <Button kind="secondary" compact name="form" value={subject.screen}>
              {t(`see_${subject.screen}`)} {about}
            </Button>
          </>
        )}
        <Button kind="secondary" icon="check" compact name="form" value="read">
          {t("mark_read")} {about}
        </Button>
      </Cluster>
    </Form>
  );
}
