import { commaOf } from "../../i18n/join-parts.ts";
import { useLanguage, useTexts } from "../../i18n/use-texts.ts";
import { oneLine, ui } from "../../ui/styled.ts";
import { TwoLines } from "../trips/two-lines.ts";
import type { OrderRow } from "./load-orders.server.ts";
import { texts } from "./texts.ts";

/** A number stays beside its word, and a plate whole; the line breaks between the two. */
const Parts = ui("span", "OrderDriverParts")`
  > span { white-space: nowrap; }
  /* An old phone has no room for the longest ones. */
  @container (max-width: 20rem) { > span { white-space: normal; } }
  > [data-plate] { display: inline-block; max-width: 10rem; vertical-align: bottom; ${oneLine} }
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
              {t("in_minutes", { count: etaMinutes })}
              {plate && comma}
            </span>{" "}
          </>
        ) : null}
        <span data-plate="">{plate}</span>
      </Parts>
    </TwoLines>
  );
}
