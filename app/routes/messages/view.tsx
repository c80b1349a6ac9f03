import { Form } from "@remix-run/react";
import { FailureToast } from "../../forms/failure-toast.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LeftOutNotice } from "../../ui/feedback/left-out-notice.tsx";
import { Page } from "../../ui/layout/layout.tsx";
import { PageHeader } from "../../ui/layout/page-parts.tsx";
import { Pagination } from "../../ui/navigation/pagination.tsx";
import type { MessagesView } from "./load.server.ts";
import { MessageCard, MessageList } from "./message-card.tsx";
import { texts } from "./texts.ts";

export function MessagesScreen(view: MessagesView) {
  const t = useTexts(texts);
  const { messages, unread, page, pageCount, brand, siteDomain } = view;
  return (
    <Page $width="reading">
      <FailureToast />
      <PageHeader title={t("title")} actions={unread > 0 && <MarkAll />}>
        {messages.length === 0
          ? t("intro", { brand })
          : unread > 0
            ? t("unread", { count: unread })
            : t("none_unread")}
      </PageHeader>
      <LeftOutNotice what="messages" count={view.leftOut} />
      {messages.length > 0 ? (
        <MessageList>
          {messages.map((message) => (
            <MessageCard key={message.id} message={message} />
          ))}
        </MessageList>
      ) : (
        <EmptyState icon="message" title={t("empty")}>
          {t("empty_hint")}
        </EmptyState>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        toPage={(each) => pathTo("messages", { query: { page: each }, siteDomain })}
      />
    </Page>
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
