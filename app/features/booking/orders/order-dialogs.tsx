import { QuestionDialog } from "../../../forms/question-dialog.tsx";
import { useTexts } from "../../../i18n/use-texts.ts";
import { useDialog } from "../../../ui/dialog/use-dialog.ts";
import type { TripRow } from "../../trips/trip-row.server.ts";
import { isFinal, progressOf } from "../../trips/trip-status.ts";
import { texts } from "./texts.ts";

/** What the address of the page opens for one trip. */
export function OrderDialogs({ trip, pressing }: { trip: TripRow; pressing: string }) {
  const t = useTexts(texts);
  const cancel = useDialog(`cancel-${trip.id}`);
  const resend = useDialog(`resend-${trip.id}`);
  const values = { address: trip.from, when: trip.when, traveller: trip.traveller ?? t("nobody") };
  if (cancel.isOpen) {
    return (
      <QuestionDialog
        form="cancel"
        values={{ id: trip.id }}
        closeTo={cancel.closeTo}
        title={t("cancel_title")}
        leave={t("keep_it")}
        press={t("cancel_it")}
      >
        <p>{t("cancel_question", values)}</p>
      </QuestionDialog>
    );
  }
  if (!resend.isOpen) return null;
  const isBooked = progressOf(trip.status) === "booked";
  return (
    <QuestionDialog
      form="resend"
      values={{ id: trip.id }}
      closeTo={resend.closeTo}
      title={t("resend_title")}
      leave={t("leave")}
      press={t("resend_it")}
      pressing={pressing}
      isHarmless
    >
      <p>{t("resend_question", values)}</p>
      {!isFinal(trip.status) && (
        <p>{t(isBooked ? "resend_cancels_booking" : "resend_cancels", values)}</p>
      )}
    </QuestionDialog>
  );
}
