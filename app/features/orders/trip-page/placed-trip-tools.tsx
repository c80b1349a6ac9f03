import { useTexts } from "../../../i18n/use-texts.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Unscripted } from "../../../ui/layout/layout.tsx";
import { Cluster } from "../../../ui/layout/page-parts.tsx";
import { space, ui } from "../../../ui/styled.ts";
import { texts } from "../../order-taxi/texts.ts";
import type { PlacedView } from "./load-placed.server.ts";

const Box = ui("div", "PlacedTripTools")`
  display: grid;
  gap: ${space.s};
  @media print { display: none; }
`;

const tools = [
  { link: "again", text: "repeat", icon: "refresh", kind: "primary" },
  { link: "back", text: "way_back", icon: "swap" },
  { link: "receipt", text: "receipt", icon: "document" },
  { link: "edit", text: "edit", icon: "edit" },
  { link: "share", text: "share", icon: "share" },
  { link: "calendar", text: "calendar", icon: "calendar", reloadDocument: true },
  { link: "cancel", text: "cancel", icon: "close", kind: "danger", preventScrollReset: true },
] as const;

/** The actions of the trip, and below them the links to other pages. */
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
        {tools.map(
          ({ link, text, ...look }) =>
            links[link] && (
              <ButtonLink key={link} kind="secondary" {...look} to={links[link]}>
                {t(text)}
              </ButtonLink>
            ),
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
