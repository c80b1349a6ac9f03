import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { LeftOutNotice } from "../../ui/feedback/left-out-notice.tsx";
import { RadioCards } from "../../ui/fields/radio-cards.tsx";
import { fontSize, space, ui } from "../../ui/styled.ts";
import { findCard } from "../fares/find-card.ts";
import { texts } from "../order-draft/texts.ts";
import { PaymentMethodPicture } from "../payment/payment-method-picture.tsx";
import type { RequestView } from "./load-request.server.ts";

const Box = ui("div", "PaymentChoice")`
  display: grid;
  justify-items: start;
  gap: ${space.xxs};

  > fieldset { justify-self: stretch; }
`;

const Line = ui("p", "PaymentLine")` font-size: ${fontSize.s}; `;

/** The payment of this taxi to the chosen group, with a form that changes the default. */
export function PaymentChoice({ view }: { view: RequestView }) {
  const t = useTexts(texts);
  const { typed, errorOf } = useFormReply();
  const { payment, draft } = view;
  if (!payment) return null;
  const { methods, groupId, chosenId, isFixed, leftOut } = payment;
  const chosen = methods.find(({ id }) => id === chosenId);
  const toDefault = (
    <Button kind="quiet" compact name="dialog" value="payment">
      {t("pay_change")}
    </Button>
  );
  // The default method may be one that the panel cannot read.
  if (!chosen) return <LeftOutNotice what="methods" count={leftOut} />;
  if (isFixed || methods.length === 1) {
    return (
      <Box>
        <Line>{t("pay_by", { method: chosen.name })}</Line>
        {toDefault}
      </Box>
    );
  }
  return (
    <Box>
      <RadioCards
        // Each group has payment methods of its own.
        key={groupId}
        name="payment"
        label={t("pay_group", { group: findCard(view.fares, draft.group)?.group ?? "" })}
        hint={t("pay_hint")}
        error={errorOf("payment")}
        isCompact
        defaultValue={typed("payment", toPaymentValue(chosen.id, groupId))}
        cards={methods.map(({ id, name, image }) => ({
          value: toPaymentValue(id, groupId),
          title: name,
          end: <PaymentMethodPicture image={image} />,
        }))}
      />
      {toDefault}
    </Box>
  );
}

/** The method with its group, so the panel notices when the user has changed the group. */
export const toPaymentValue = (id: number, groupId: number) => `${id}:${groupId}`;
