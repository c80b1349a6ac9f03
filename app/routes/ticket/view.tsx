import { Form, Link } from "@remix-run/react";
import { AttachmentsField } from "../../features/support/attachments-field.tsx";
import { TicketState } from "../../features/support/ticket-state.tsx";
import { texts as ticketTexts } from "../../features/support/ticket-texts.ts";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useSubmissionCount } from "../../forms/use-submission-count.ts";
import { translateValue } from "../../i18n/translate.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { LeftOutNotice } from "../../ui/feedback/left-out-notice.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { ErrorSummary } from "../../ui/fields/error-summary.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Cluster } from "../../ui/layout/cluster.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { usePending } from "../../ui/pending/use-pending.ts";
import { Conversation } from "./conversation.tsx";
import type { TicketView } from "./load.server.ts";
import { texts } from "./texts.ts";

export function TicketScreen(ticket: TicketView) {
  const t = useTexts(texts);
  const ticketText = useTexts(ticketTexts);
  const round = useSubmissionCount("answer");
  const { subject, label, type, opened, all, isClosed } = ticket;
  return (
    <Page $width="reading">
      <PageHeader title={subject} back={{ to: all, label: t("all") }}>
        {translateValue(ticketTexts, ticketText, type)} · {t("opened", { when: opened })}
      </PageHeader>
      <Cluster $justify="space-between">
        <TicketState label={label} />
        <AboutTrip {...ticket} />
      </Cluster>
      <LeftOutNotice what="messages" count={ticket.leftOut} />
      <Conversation answers={ticket.answers} />
      {isClosed ? <Closed {...ticket} /> : <AnswerForm key={round} {...ticket} />}
    </Page>
  );
}

function AboutTrip({ trip }: TicketView) {
  const t = useTexts(texts);
  if (!trip) return null;
  if (!trip.name || !trip.href) return <p>{t("about_number", { id: `${trip.id}` })}</p>;
  return <Link to={trip.href}>{t("about_trip", { trip: trip.name })}</Link>;
}

/** If the ticket was closed while the user was writing, the page shows their text again. */
function Closed({ another }: TicketView) {
  const t = useTexts(texts);
  const { summary, typed } = useFormReply({ form: "answer" });
  const words = typed("text");
  return (
    <Stack id="answer">
      <ErrorSummary {...summary} />
      <Notice title={t("closed")}>{t("closed_hint")}</Notice>
      {words && (
        <Stack $gap="xs">
          <p>{t("not_sent")}</p>
          <blockquote>{words}</blockquote>
        </Stack>
      )}
      <div>
        <ButtonLink kind="secondary" icon="plus" to={another}>
          {t("new")}
        </ButtonLink>
      </div>
    </Stack>
  );
}

function AnswerForm({ idempotencyKey }: Pick<TicketView, "idempotencyKey">) {
  const t = useTexts(texts);
  const { field, blank, typed, summary } = useFormReply({ form: "answer" });
  const isBusy = usePending().formData?.get("form") === "answer";
  return (
    <Card id="answer" aria-labelledby="answer-title">
      <h2 id="answer-title">{t("answer_title")}</h2>
      <ErrorSummary {...summary} />
      <Stack as={Form} method="post" encType="multipart/form-data" noValidate>
        <input type="hidden" name="form" value="answer" />
        <input type="hidden" name="key" value={typed("key") || idempotencyKey} />
        <TextArea label={t("answer")} rows={5} maxLength={5000} {...field("text")} />
        <AttachmentsField isRerendered={typed("text") !== ""} {...blank("attachments")} />
        <div>
          <Button busy={isBusy}>{isBusy ? t("sending") : t("send")}</Button>
        </div>
      </Stack>
    </Card>
  );
}
