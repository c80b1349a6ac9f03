import { useTexts } from "../../i18n/use-texts.ts";
import type { Wording } from "../../i18n/wording.ts";
import { LeftOutNotice } from "../../ui/feedback/left-out-notice.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { space, ui } from "../../ui/styled.ts";
import { FareChoice } from "../fares/fare-choice.tsx";
import type { FareCard } from "../fares/fares.server.ts";
import { texts } from "../order-draft/texts.ts";
import { texts as orderTexts } from "../order-taxi/texts.ts";
import type { Journey } from "../places/map/journey.ts";
import { JourneyMap } from "../places/map/journey-map.tsx";
import { CodeLine } from "./code-line.tsx";
import type { RequestView } from "./load-request.server.ts";
import { PaymentChoice } from "./payment-choice.tsx";
import { RouteDrawing } from "./route-drawing.tsx";

const Box = ui("div", "FarePanel")`
  display: grid;
  gap: ${space.m};

  &[aria-busy="true"] { opacity: 0.6; }
`;

/** The fare of the journey, its discount and its payment. */
export function FarePanel({
  view,
  chosen,
  error,
  onMove,
  isBusy,
}: {
  view: RequestView;
  chosen: FareCard | undefined;
  error: Wording | undefined;
  onMove: Journey["onMove"];
  isBusy: boolean;
}) {
  const t = useTexts(texts);
  const ofOrder = useTexts(orderTexts);
  const { fares, from, to } = view;
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
      <LeftOutNotice what="fares" count={fares.leftOut} />
      <FareChoice cards={fares.cards} chosen={chosen} error={error} />
      <CodeLine view={view} />
      {fares.state === "found" && <PaymentChoice view={view} />}
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
