import { QuestionDialog } from "../../forms/question-dialog.tsx";
import type { Translate } from "../../i18n/translate.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { texts as journeyTexts } from "../trips/journey-texts.ts";
import type { LinkedTrip } from "../trips/linked-trip.server.ts";
import { sayWhatStays } from "../trips/linked-trip.tsx";
import { isFinal, progressOf } from "../trips/trip-status.ts";
import type { TripRow } from "../trips/trip-views.server.ts";
import { texts } from "./texts.ts";

type AskedTrip = Pick<TripRow, "id" | "from" | "when" | "traveller"> & {
  linked?: LinkedTrip | null;
};

/** The dialogs of one trip, which the address of the page opens. */
export function OrderDialogs({ trip, idempotencyKey }: { trip: TripRow; idempotencyKey: string }) {
  return (
    <>
      <CancelDialog trip={trip} />
      <ResendDialog trip={trip} idempotencyKey={idempotencyKey} />
    </>
  );
}

export function CancelDialog({ trip }: { trip: AskedTrip }) {
  const t = useTexts(texts);
  const stays = sayWhatStays(trip.linked, useTexts(journeyTexts));
  return (
    <QuestionDialog
      name={`cancel-${trip.id}`}
      form="cancel"
      values={{ id: trip.id }}
      title={t("cancel_title")}
      cancelLabel={t("keep_it")}
      confirmLabel={t("cancel_it")}
    >
      <p>{t("cancel_question", toValues(trip, t))}</p>
      {stays && <p>{stays}</p>}
    </QuestionDialog>
  );
}

function ResendDialog({ trip, idempotencyKey }: { trip: TripRow; idempotencyKey: string }) {
  const t = useTexts(texts);
  const values = toValues(trip, t);
  const isBooked = progressOf(trip.status) === "booked";
  const cancels = !isFinal(trip.status);
  return (
    <QuestionDialog
      name={`resend-${trip.id}`}
      form="resend"
      values={{ id: trip.id }}
      title={t("resend_title")}
      cancelLabel={t("leave")}
      confirmLabel={t(cancels ? "resend_cancel_it" : "resend_it")}
      formKey={idempotencyKey}
      isHarmless
    >
      {cancels && <p>{t(isBooked ? "resend_cancels_booking" : "resend_cancels", values)}</p>}
      <p>{t("resend_question", values)}</p>
    </QuestionDialog>
  );
}

function toValues({ from, when, traveller }: AskedTrip, t: Translate<typeof texts>) {
  return { address: from, when, traveller: traveller ?? t("unnamed") };
}
