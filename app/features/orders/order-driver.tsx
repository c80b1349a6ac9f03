import { commaOf } from "../../i18n/join-parts.ts";
import { useLanguage, useTexts } from "../../i18n/use-texts.ts";
import { oneLine, ui } from "../../ui/styled.ts";
import { TwoLines } from "../trips/two-lines.ts";
import type { OrderRow } from "./load-orders.server.ts";
import { texts } from "./texts.ts";

/** A plate stays whole; the line breaks before it. */
const Parts = ui("span", "OrderDriverParts")`
  > [data-plate] { display: inline-block; max-width: 10rem; vertical-align: bottom; ${oneLine} }
  /* Among the columns of a table there is room for the usual ones. */
  @container (min-width: 62.01rem) { > [data-plate] { max-width: 5.25rem; } }
`;

/** The driver, and below them the minutes, and the plate by which the traveller finds the taxi. */
export function OrderDriver({
  taxi: { driver, etaMinutes, plate },
}: {
  taxi: NonNullable<OrderRow["taxi"]>;
}) {
  const t = useTexts(texts);
  const comma = commaOf(useLanguage());
  return (
    <TwoLines>
      <span>{driver}</span>
      <Parts data-line="">
        {etaMinutes ? (
          <>
            <span>
              {/* The number stays beside its word. */}
              {t("in_minutes", { count: etaMinutes }).replace(/(\d) /, "$1\u00a0")}
              {plate && comma}
            </span>{" "}
          </>
        ) : null}
        <span data-plate="">{plate}</span>
      </Parts>
    </TwoLines>
  );
}
