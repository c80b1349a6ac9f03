import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Card, Stack } from "../../ui/layout/layout.tsx";
import { usePending } from "../../ui/pending/use-pending.ts";
import { fontSize, space, ui } from "../../ui/styled.ts";
import { RequestFailedAlert } from "../order-taxi/request-failed-alert.tsx";
import { dateErrorField } from "./day-fields.tsx";
import type { DeskFormPage } from "./load-desk-form.server.ts";
import { texts } from "./texts.ts";

const Press = ui("div", "DeskPress")`
  position: sticky;
  z-index: 5;
  bottom: ${space.s};
  .button { min-height: 4.5rem; font-size: ${fontSize.xl}; }
  /* On an enlarged page, the bar would cover everything else. */
  @media (max-height: 480px) { position: static; }
`;

/** The button covers no field that gets the focus. */
const Fields = ui("div", "DeskFields")`
  :is(input, select, textarea, a) { scroll-margin-bottom: 7rem; }
`;

/** Sends the order once, however often its button is pressed. */
export function DeskForm({
  page,
  press,
  quotedFare,
  children,
}: {
  page: DeskFormPage;
  press: "order_now" | "order_later";
  /** The fare that the page shows. */
  quotedFare?: string;
  children: ReactNode;
}) {
  const t = useTexts(texts);
  const { summary, typed } = useFormReply();
  const { state, formMethod, formData } = usePending();
  const isSending = state !== "idle" && formMethod === "POST" && !formData?.has("leaving");
  const { address } = page.destination;
  const ofDate = dateErrorField({ day: typed("day"), time: typed("time") });
  const errors = summary.errors.map((error) =>
    error.fieldId === "date" ? { ...error, fieldId: ofDate } : error,
  );
  return (
    <Form method="post" id="desk-order" noValidate>
      <input type="hidden" name="key" value={typed("key") || page.key} />
      <input type="hidden" name="account" value={page.account} />
      {address && (
        <>
          <input type="hidden" name="to" value={address.name} />
          <input type="hidden" name="to_lat" value={address.latitude} />
          <input type="hidden" name="to_lng" value={address.longitude} />
        </>
      )}
      {quotedFare !== undefined && <input type="hidden" name="quoted_fare" value={quotedFare} />}
      <Stack $gap="l">
        <RequestFailedAlert occasion={summary.occasion} errors={errors} />
        <Fields>
          <Card>
            <Stack $gap="l">{children}</Stack>
          </Card>
        </Fields>
        <Press>
          <Button icon={press === "order_now" ? "taxi" : "calendar"} wide busy={isSending}>
            {t(isSending ? "requesting" : press)}
          </Button>
        </Press>
      </Stack>
    </Form>
  );
}
