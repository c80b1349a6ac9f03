import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useFormReply } from "../../../forms/use-form-reply.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { useDialog } from "../../../ui/dialog/use-dialog.ts";
import { ErrorSummary } from "../../../ui/fields/error-summary.tsx";
import type { TripRow } from "../../trips/trip-row.server.ts";
import { isFinal } from "../../trips/trip-status.ts";
import { texts } from "./texts.ts";

/** What the address of the page opens for one trip. */
export function OrderDialogs({ trip, pressing }: { trip: TripRow; pressing: string }) {
  const t = useTexts(texts);
  const cancel = useDialog(`cancel-${trip.id}`);
  const resend = useDialog(`resend-${trip.id}`);
  const values = { address: trip.from, when: trip.when, traveller: trip.traveller ?? t("nobody") };
  if (cancel.isOpen) {
    return (
      <Question
        form="cancel"
        trip={trip}
        closeTo={cancel.closeTo}
        title={t("cancel_title")}
        leave={t("keep_it")}
        press={t("cancel_it")}
        isDanger
      >
        <p>{t("cancel_question", values)}</p>
      </Question>
    );
  }
  if (!resend.isOpen) return null;
  return (
    <Question
      form="resend"
      trip={trip}
      closeTo={resend.closeTo}
      title={t("resend_title")}
      leave={t("leave")}
      press={t("resend_it")}
      pressing={pressing}
    >
      <p>{t("resend_question", values)}</p>
      {!isFinal(trip.status) && <p>{t("resend_cancels")}</p>}
    </Question>
  );
}

function Question({
  form,
  trip,
  closeTo,
  title,
  leave,
  press,
  pressing,
  isDanger,
  children,
}: {
  form: "cancel" | "resend";
  trip: TripRow;
  closeTo: string;
  title: string;
  leave: string;
  press: string;
  /** Tells this form from the next one that is just like it. */
  pressing?: string;
  isDanger?: boolean;
  children: ReactNode;
}) {
  const { summary, typed } = useFormReply({ form });
  const { state, formMethod } = useNavigation();
  return (
    <Dialog
      title={title}
      closeTo={closeTo}
      actions={
        <>
          <ButtonLink kind="secondary" to={closeTo} replace preventScrollReset>
            {leave}
          </ButtonLink>
          <Form method="post">
            <input type="hidden" name="form" value={form} />
            <input type="hidden" name="id" value={trip.id} />
            {pressing && <input type="hidden" name="key" value={typed("key") || pressing} />}
            <Button
              kind={isDanger ? "danger" : "primary"}
              busy={state !== "idle" && formMethod === "POST"}
            >
              {press}
            </Button>
          </Form>
        </>
      }
    >
      <ErrorSummary {...summary} />
      {children}
    </Dialog>
  );
}
