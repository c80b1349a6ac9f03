import { Link } from "@remix-run/react";
import { TicketState } from "../../features/support/ticket-state.tsx";
import { texts as ticketTexts } from "../../features/support/ticket-texts.ts";
import { useFormReply, useSubmissionCount } from "../../forms/use-form-reply.ts";
import { translateValue } from "../../i18n/translate.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { LeftOutNotice } from "../../ui/feedback/left-out-notice.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { ErrorSummary } from "../../ui/fields/field.tsx";
import { Page, Stack } from "../../ui/layout/layout.tsx";
import { Cluster, PageHeader } from "../../ui/layout/page-parts.tsx";
import { AnswerForm } from "./answer-form.tsx";
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
