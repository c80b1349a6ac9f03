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
  view: { links, onward, hasEnded },
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
        {links.again && (
          <ButtonLink icon="refresh" to={links.again}>
            {t("repeat")}
          </ButtonLink>
        )}
        {links.back && (
          <ButtonLink kind="secondary" icon="swap" to={links.back}>
            {t("way_back")}
          </ButtonLink>
        )}
        {links.receipt && (
          <ButtonLink kind="secondary" icon="document" to={links.receipt}>
            {t("receipt")}
          </ButtonLink>
        )}
        {links.edit && (
          <ButtonLink kind="secondary" icon="edit" to={links.edit}>
            {t("edit")}
          </ButtonLink>
        )}
        {links.share && (
          <ButtonLink kind="secondary" icon="share" to={links.share}>
            {t("share")}
          </ButtonLink>
        )}
        {links.calendar && (
          <ButtonLink kind="secondary" icon="calendar" to={links.calendar} reloadDocument>
            {t("calendar")}
          </ButtonLink>
        )}
        {links.cancel && (
          <ButtonLink kind="danger" icon="close" to={links.cancel} preventScrollReset>
            {t("cancel")}
          </ButtonLink>
        )}
      </Cluster>
      <Cluster>
        {hasEnded && links.ticket && (
          <ButtonLink kind="quiet" icon="life-buoy" compact to={links.ticket}>
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
