import { useFormReply } from "../../../forms/use-form-reply.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { ui } from "../../../ui/styled.ts";
import { fontSize, space } from "../../../ui/tokens.ts";
import { FareChoice } from "../fares/fare-choice.tsx";
import { texts as fareTexts } from "../fares/texts.ts";
import type { Journey } from "../map/journey.ts";
import { JourneyMap } from "../map/journey-map.tsx";
import { texts as orderTexts } from "../order/texts.ts";
import type { RequestView } from "./load-request.server.ts";
import { RouteDrawing } from "./route-drawing.tsx";
import { texts } from "./texts.ts";

const Box = ui("div", "FarePanel")`
  display: grid;
  gap: ${space.m};

  &[aria-busy="true"] { opacity: 0.6; }
`;

const Explanations = ui("div", "FareExplanations")`
  display: grid;
  justify-items: start;
  margin: -${space.s} 0 0 -0.75rem;
  font-size: ${fontSize.s};
  > button { text-align: left; }
  &:empty { display: none; }
`;

const Code = ui("div", "CodeField")`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.xs};

  /* Beside the control, which stands below its label. */
  > button { align-self: start; margin-top: 1.875rem; }
`;

const Payment = ui("p", "PaymentLine")`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.s};
  font-size: ${fontSize.s};
`;

/** What the journey costs, how it may cost less, and how it is paid. */
export function FarePanel({
  view,
  chosen,
  error,
  onChoose,
  onMove,
  isBusy,
}: {
  view: RequestView;
  chosen: string | undefined;
  error: string | undefined;
  onChoose: (value: string) => void;
  onMove: Journey["onMove"];
  isBusy: boolean;
}) {
  const t = useTexts(texts);
  const ofFares = useTexts(fareTexts);
  const ofOrder = useTexts(orderTexts);
  const { field } = useFormReply();
  const { fares, from, to, payment, draft } = view;
  const isInvalid = fares.refused.includes("code");
  const { error: codeError = isInvalid ? ofOrder("invalidCode") : undefined, ...code } = field(
    "code",
    draft.code,
  );
  const method = payment?.methods.find(({ isDefault }) => isDefault);
  return (
    <Box aria-busy={isBusy}>
      {from.address && (
        <JourneyMap
          mapsKey={view.mapsKey}
          origin={from.address}
          destination={to.address}
          onMove={onMove}
        >
          <RouteDrawing from={from.address} to={to.address} km={view.km} />
        </JourneyMap>
      )}
      <div role="status">
        {fares.state === "no_service" && <Notice kind="warning">{ofOrder("noService")}</Notice>}
        {fares.state === "waiting" && <Notice>{toWaitingFor(view, t, ofOrder)}</Notice>}
      </div>
      <FareChoice {...{ cards: fares.cards, chosen, error, onChoose }} />
      <Explanations>
        {fares.cards
          .filter(({ details }) => details)
          .map(({ groupId, group }) => (
            <Button
              key={groupId}
              kind="quiet"
              compact
              icon="info"
              name="dialog"
              value={`fare-${groupId}`}
            >
              {fares.cards.length > 1 ? ofFares("details_of", { group }) : ofFares("details")}
            </Button>
          ))}
      </Explanations>
      {fares.state === "found" && (
        <Code>
          <TextField
            label={t("code")}
            required={false}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={40}
            {...code}
            error={codeError}
            hint={draft.code && !codeError ? t("code_applied") : undefined}
          />
          <Button kind="secondary">{t("apply")}</Button>
        </Code>
      )}
      {fares.state === "found" && method && (
        <Payment>
          {t("pay_by", { method: method.name })}
          <Button kind="quiet" compact name="dialog" value="payment">
            {t("pay_change")}
          </Button>
        </Payment>
      )}
    </Box>
  );
}

function toWaitingFor(
  { from, draft, time, fares }: RequestView,
  t: ReturnType<typeof useTexts<typeof texts>>,
  ofOrder: ReturnType<typeof useTexts<typeof orderTexts>>,
): string {
  const isTimeWrong = draft.timing === "later" && (!draft.date || !draft.time || time.problem);
  if (!from.address) return t("say_from");
  if (isTimeWrong || fares.refused.includes("date")) return ofOrder("selectTime");
  return t("say_to");
}
