import { useTexts } from "../../../i18n/use-texts.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Cluster } from "../../../ui/layout/cluster.tsx";
import { Unscripted } from "../../../ui/layout/unscripted.tsx";
import { ui } from "../../../ui/styled.ts";
import { space } from "../../../ui/tokens.ts";
import { texts } from "../../order-taxi/texts.ts";
import type { PlacedView } from "./load-placed.server.ts";

/** What paper cannot do anything with. */
const Box = ui("div", "PlacedTripTools")`
  display: grid;
  gap: ${space.s};
  @media print { display: none; }
`;

/** What can be done about the trip first, and the ways to other pages below. */
export function PlacedTripTools({
  view: { ways, onward, hasEnded },
  here,
  again,
}: {
  view: PlacedView;
  here: string;
  again: string;
}) {
  const t = useTexts(texts);
  return (
    <Box>
      <Cluster>
        {ways.again && (
          <ButtonLink icon="refresh" to={ways.again}>
            {t("repeat")}
          </ButtonLink>
        )}
        {ways.back && (
          <ButtonLink kind="secondary" icon="swap" to={ways.back}>
            {t("way_back")}
          </ButtonLink>
        )}
        {ways.receipt && (
          <ButtonLink kind="secondary" icon="document" to={ways.receipt}>
            {t("receipt")}
          </ButtonLink>
        )}
        {ways.edit && (
          <ButtonLink kind="secondary" icon="edit" to={ways.edit}>
            {t("edit")}
          </ButtonLink>
        )}
        {ways.share && (
          <ButtonLink kind="secondary" icon="share" to={ways.share}>
            {t("share")}
          </ButtonLink>
        )}
        {ways.calendar && (
          <ButtonLink kind="secondary" icon="calendar" to={ways.calendar} reloadDocument>
            {t("calendar")}
          </ButtonLink>
        )}
        {ways.cancel && (
          <ButtonLink kind="danger" icon="close" to={ways.cancel} preventScrollReset>
            {t("cancel")}
          </ButtonLink>
        )}
      </Cluster>
      <Cluster>
        {hasEnded && ways.ticket && (
          <ButtonLink kind="quiet" icon="life-buoy" compact to={ways.ticket}>
            {t("something_wrong")}
          </ButtonLink>
        )}
        {!hasEnded && (
          <Unscripted>
            <ButtonLink kind="quiet" icon="refresh" compact to={here}>
              {t("update")}
            </ButtonLink>
          </Unscripted>
        )}
        {onward && (
          <ButtonLink kind="quiet" compact to={onward.to}>
            {t(onward.isBooking ? "see_bookings" : "see_orders")}
          </ButtonLink>
        )}
        <ButtonLink kind="quiet" icon="plus" compact to={again}>
          {t("another")}
        </ButtonLink>
      </Cluster>
    </Box>
  );
}
