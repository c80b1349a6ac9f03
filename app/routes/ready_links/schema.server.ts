import { z } from "zod";
import type { ReferenceField } from "../../api/references.ts";
import { grantForm } from "../../features/grants/load-grants.server.ts";
import { needsChecks } from "../../features/needs/needs-rules.server.ts";
import { mostCharacters } from "../../features/order-draft/draft.server.ts";
import { readPick } from "../../features/order-draft/picks.ts";
import { highestFare, onWhole, tripFields } from "../../features/order-taxi/order-rules.server.ts";
import { usualTraveller } from "../../features/order-taxi/traveller.server.ts";
import { validHours } from "../../features/ready-links/ready-links.server.ts";
import { referenceFields } from "../../features/references/reference-rules.server.ts";
import { consent, formsOf, maxLength, required, text } from "../../forms/rules.server.ts";
import { languages } from "../../i18n/languages.ts";
import type { MemberContext } from "../../request/context.server.ts";

/** The forms of the screen: the new link, each link's, and the permission's. */
export function readyLinksSchema(context: MemberContext, asked: ReferenceField[] | undefined) {
  const { timing: _, date: __, time: ___, ...trip } = tripFields(context.brand);
  const made = z
    .looseObject({
      form: z.literal("make"),
      from: text(required, maxLength(mostCharacters.place)),
      ...trip,
      ...referenceFields(asked),
      employee: text(),
      service_type: text(),
      priced: text(),
      key: z.uuid("unreadable"),
      limit: highestFare,
      hours: z.coerce.number().refine((hours) => (validHours as readonly number[]).includes(hours)),
      language: z.enum(languages, "invalid"),
      consent,
    })
    .check(
      onWhole("traveller", "travellerMissing", ({ traveller, employee }) =>
        Boolean(traveller || employee || usualTraveller(context)),
      ),
      ...needsChecks(),
    );
  const forms = formsOf(
    z.looseObject({ form: z.literal("look_up") }),
    made,
    z.object({ form: z.literal("take_back"), id: text(required, maxLength(60)) }),
    grantForm,
  );
  return z.preprocess((sent) => nameForm(sent as Record<string, unknown>), forms);
}

/** The form for a new link has no name of its own, but buttons for its addresses and its prices. */
function nameForm(sent: Record<string, unknown>): Record<string, unknown> {
  if (sent.form !== undefined) return sent;
  const isLookUp = "look_up" in sent || readPick(sent, "from") || readPick(sent, "to");
  return { ...sent, form: isLookUp ? "look_up" : "make" };
}
