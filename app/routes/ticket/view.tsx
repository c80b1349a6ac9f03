import { Form, Link } from "@remix-run/react";
import { AttachmentsField } from "../../features/support/attachments-field.tsx";
import { TicketState } from "../../features/support/ticket-state.tsx";
import { texts as ticketTexts } from "../../features/support/ticket-texts.ts";
import { useFormReply, useSubmissionCount } from "../../forms/use-form-reply.ts";
import { translateValue } from "../../i18n/translate.ts";
import { useLanguage, useTexts } from "../../i18n/use-texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { useDeferred } from "../../ui/deferred-part.tsx";
import { LeftOutNotice } from "../../ui/feedback/left-out-notice.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { ErrorSummary, TextArea } from "../../ui/fields/field.tsx";
import { HiddenFields } from "../../ui/fields/hidden-fields.tsx";
import { Card, Page, Stack } from "../../ui/layout/layout.tsx";
import { PageHeader } from "../../ui/layout/page-parts.tsx";
import { oneLine, ui } from "../../ui/styled.ts";
import { Conversation } from "./conversation.tsx";
import type { TicketView } from "./load.server.ts";
import { texts } from "./texts.ts";

export function TicketScreen(ticket: TicketView) {
  const t = useTexts(texts);
  const language = useLanguage();
  const round = useSubmissionCount("answer");
  const { subject, label, type, opened, all, isClosed } = ticket;
  return (
    <Page $width="reading">
      <PageHeader title={subject} back={{ to: all, label: t("all") }}>
        {translateValue(ticketTexts, language, type)} · {t("opened", { when: opened })}
      </PageHeader>
      <Stack $gap="xs">
        <TicketState label={label} />
        <AboutTrip {...ticket} />
      </Stack>
      <LeftOutNotice what="messages" count={ticket.leftOut} />
      <Conversation answers={ticket.answers} />
      {isClosed ? <Closed {...ticket} /> : <AnswerForm key={round} {...ticket} />}
    </Page>
  );
}

/** One line from the start, so that nothing moves when the trip's name comes. */
const About = ui("p", "AboutTrip")`
  > a { display: block; width: fit-content; max-width: 100%; ${oneLine} }
`;

function AboutTrip({ tripId, ...ticket }: TicketView) {
  const t = useTexts(texts);
  const trip = useDeferred(ticket.trip);
  if (tripId === null) return null;
  return (
    <About>
      {trip ? (
        <Link to={trip.href}>{t("about_trip", { trip: trip.name })}</Link>
      ) : (
        t("about_number", { id: `${tripId}` })
      )}
    </About>
  );
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
  const { field, blank, typed, summary, isBusy } = useFormReply({
    form: "answer",
    labels: { text: t("answer") },
  });
  return (
    <Card id="answer" aria-labelledby="answer-title">
      <h2 id="answer-title">{t("answer_title")}</h2>
      <ErrorSummary {...summary} />
      <Stack as={Form} method="post" encType="multipart/form-data" noValidate>
        <HiddenFields values={{ form: "answer", key: typed("key") || idempotencyKey }} />
        <TextArea label={t("answer")} rows={5} maxLength={5000} {...field("text")} />
        <AttachmentsField isRerendered={typed("text") !== ""} {...blank("attachments")} />
        <div>
          <Button busy={isBusy}>{isBusy ? t("sending") : t("send")}</Button>
        </div>
      </Stack>
    </Card>
  );
}
