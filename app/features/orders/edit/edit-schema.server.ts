import { z } from "zod";
import { maxLength, required, text } from "../../../forms/rules.server.ts";
import type { MemberContext } from "../../../request/context.server.ts";
import { mostCharacters } from "../../order-draft/draft.server.ts";
import { onWhole, timeChecks, tripFields } from "../../order-taxi/order-rules.server.ts";
import { usualTraveller } from "../../order-taxi/traveller.server.ts";

/**
 * The fields that change a trip; a field that the form does not show stays as it is. The button of each
 * address that the user may choose has a name of its own.
 */
export function editSchema({ brand, user }: MemberContext) {
  return z
    .looseObject({
      from: text(required, maxLength(mostCharacters.place)).optional(),
      ...tripFields(brand),
    })
    .check(
      ...timeChecks(brand.timeZone),
      onWhole("traveller", "travellerMissing", ({ traveller }) =>
        Boolean(traveller || usualTraveller(user)),
      ),
    );
}

export type EditSent = z.output<ReturnType<typeof editSchema>>;
