import { useFormReply } from "../../../forms/use-form-reply.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { QuestionDialog } from "../../../ui/dialog/question-dialog.tsx";
import { useDialog } from "../../../ui/dialog/use-dialog.ts";
import { ErrorSummary } from "../../../ui/fields/error-summary.tsx";
import type { TripRow } from "../../trips/trip-row.server.ts";
import { isFinal } from "../../trips/trip-status.ts";
import { texts } from "./texts.ts";

/** What the address of the page opens for one trip. */
export function OrderDialogs({ trip, pressing }: { trip: TripRow; pressing: string }) {
  const cancel = useDialog(`cancel-${trip.id}`);
  const resend = useDialog(`resend-${trip.id}`);
  if (cancel.isOpen) return <CancelDialog trip={trip} closeTo={cancel.closeTo} />;
  if (!resend.isOpen) return null;
  return <ResendDialog trip={trip} closeTo={resend.closeTo} pressing={pressing} />;
}

function CancelDialog({ trip, closeTo }: { trip: TripRow; closeTo: string }) {
  const t = useTexts(texts);
  const { summary } = useFormReply({ form: "cancel" });
  return (
    <QuestionDialog
      form="cancel"
      values={{ id: trip.id }}
      title={t("cancel_title")}
      closeTo={closeTo}
      leave={t("keep_it")}
      press={t("cancel_it")}
      isDanger
    >
      <ErrorSummary {...summary} />
      <p>{t("cancel_question", useTripWords(trip))}</p>
    </QuestionDialog>
  );
}

function ResendDialog({
  trip,
  closeTo,
  pressing,
}: {
  trip: TripRow;
  closeTo: string;
  /** Tells this form from the next one that is just like it. */
  pressing: string;
}) {
  const t = useTexts(texts);
  const { summary, typed } = useFormReply({ form: "resend" });
  return (
    <QuestionDialog
      form="resend"
      values={{ id: trip.id, key: typed("key") || pressing }}
      title={t("resend_title")}
      closeTo={closeTo}
      leave={t("leave")}
      press={t("resend_it")}
    >
      <ErrorSummary {...summary} />
      <p>{t("resend_question", useTripWords(trip))}</p>
      {!isFinal(trip.status) && <p>{t("resend_cancels")}</p>}
    </QuestionDialog>
  );
}

/** Which one it is, in a sentence. */
function useTripWords({ from, when, traveller }: TripRow) {
  const t = useTexts(texts);
  return { address: from, when, traveller: traveller ?? t("nobody") };
}
