import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import type { Wording } from "../../i18n/wording.ts";
import { Button } from "../../ui/button.tsx";
import { LeftOutNotice } from "../../ui/feedback/left-out-notice.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { RadioCards } from "../../ui/fields/radio-cards.tsx";
import { fontSize, space, ui } from "../../ui/styled.ts";
import { FareChoice } from "../fares/fare-choice.tsx";
import type { FareCard } from "../fares/fares.server.ts";
import { findCard } from "../fares/find-card.ts";
import { type JourneyActions, JourneyMap } from "../map/journey-map.tsx";
import { OddsLine } from "../odds/odds-line.tsx";
import { texts as returnTexts } from "../order-draft/return-texts.ts";
import { texts as stopTexts } from "../order-draft/stop-texts.ts";
import { texts } from "../order-draft/texts.ts";
import { texts as orderTexts } from "../order-taxi/texts.ts";
import { PaymentMethodPicture } from "../payment/payment-methods.tsx";
import { CodeLine } from "./discount-code.tsx";
import { findChosen } from "./find-chosen.ts";
import type { RequestView } from "./load-request.server.ts";

const Box = ui("div", "FarePanel")`
  display: grid;
  gap: ${space.m};

  /* What shows through the floating bar would be taken for its own. */
  &[aria-busy="true"] > :not([data-bottom-bar]) { opacity: 0.6; }
  &[aria-busy="true"] > [data-bottom-bar] > :not(button) { opacity: 0.6; }
`;

export function FarePanel({
  view,
  chosen,
  error,
  mapActions,
  isBusy,
}: {
  view: RequestView;
  chosen: FareCard | undefined;
  error: Wording | undefined;
  mapActions: JourneyActions;
  isBusy: boolean;
}) {
  const ofOrder = useTexts(orderTexts);
  const waitingFor = useWaitingFor(view);
  const { fares, from, to, odds } = view;
  return (
    <Box aria-busy={isBusy}>
      <JourneyMap
        source={view.map}
        origin={from.address}
        destination={to.address}
        stops={view.stops.flatMap(({ address }) => address ?? [])}
        favourites={view.favouritesNear}
        km={view.km}
        actions={mapActions}
      />
      <div role="status">
        {fares.state === "no_service" && <Notice kind="warning">{ofOrder("noService")}</Notice>}
        {fares.state === "waiting" && <Notice>{waitingFor}</Notice>}
      </div>
      <LeftOutNotice what="fares" count={fares.leftOut} />
      <FareChoice cards={fares.cards} chosen={chosen} error={error} />
      {odds && odds.group === chosen?.groupId && <OddsLine {...odds} />}
      <CodeLine view={view} />
      {fares.state === "found" && <PaymentChoice view={view} />}
    </Box>
  );
}

/** What the user has to say before the groups can name their fares. */
function useWaitingFor(view: RequestView): string {
  const t = useTexts(texts);
  const ofOrder = useTexts(orderTexts);
  const ofStops = useTexts(stopTexts);
  const ofReturn = useTexts(returnTexts);
  const { from, to, stops, draft, time, returnTime, fares } = view;
  const isTimeMissing = draft.timing === "later" && (!draft.date || !draft.time);
  if (!from.address) return t("say_from");
  if (draft.timing === "later" && time.problem) return ofOrder(time.problem);
  if (isTimeMissing || fares.refused.includes("date")) return ofOrder("selectTime");
  if (stops.some(({ address, state }) => !address && state !== "empty")) return ofStops("say_stop");
  if (!draft.back || (!to.address && to.state !== "empty")) return t("say_to");
  if (!to.address) return ofOrder("returnNeedsTo");
  return returnTime.problem ? ofOrder(returnTime.problem) : ofReturn("say_return");
}

const PaymentChoiceBox = ui("div", "PaymentChoice")`
  display: grid;
  justify-items: start;
  gap: ${space.xxs};

  > fieldset { justify-self: stretch; }
`;

const Line = ui("p", "PaymentLine")` font-size: ${fontSize.s}; `;

/** The payment of this taxi to the chosen group, with a form that changes the default. */
function PaymentChoice({ view }: { view: RequestView }) {
  const t = useTexts(texts);
  const { typed, errorOf } = useFormReply();
  const { payment, draft } = view;
  if (!payment) return null;
  const { methods, groupId, isFixed, leftOut } = payment;
  const chosen = findChosen(payment);
  const toDefault = (
    <Button kind="quiet" compact data-flush="" name="dialog" value="payment">
      {t("pay_change")}
    </Button>
  );
  // The default method may be one that the panel cannot read.
  if (!chosen) return <LeftOutNotice what="methods" count={leftOut} />;
  if (isFixed || methods.length === 1) {
    return (
      <PaymentChoiceBox>
        <Line>{t("pay_by", { method: chosen.name })}</Line>
        {toDefault}
      </PaymentChoiceBox>
    );
  }
  return (
    <PaymentChoiceBox>
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
    </PaymentChoiceBox>
  );
}

/** The method with its group, so the panel notices when the user has changed the group. */
export const toPaymentValue = (id: number, groupId: number) => `${id}:${groupId}`;
