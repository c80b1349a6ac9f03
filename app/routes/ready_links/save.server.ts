import { z } from "zod";
import type { ReferenceField } from "../../api/references.ts";
import { grantForm, revokeGrant } from "../../features/grants/load-grants.server.ts";
import { explainUnserved } from "../../features/needs/needs-line.server.ts";
import { needsChecks, needsFields, readNeedsOf } from "../../features/needs/needs-rules.server.ts";
import { mostCharacters } from "../../features/order-draft/draft.server.ts";
import { findOffer, findUnserved } from "../../features/order-taxi/check-offer.server.ts";
import { ownLinksOf, takeBackLink } from "../../features/ready-links/load-links.server.ts";
import { validHours } from "../../features/ready-links/ready-links.server.ts";
import { texts } from "../../features/ready-links/texts.ts";
import { readReferences } from "../../features/references/reference-fields.ts";
import { referenceFields } from "../../features/references/reference-rules.server.ts";
import { FormRejected } from "../../forms/reply.ts";
import {
  amount,
  and,
  between,
  consent,
  formsOf,
  integer,
  maxLength,
  required,
  text,
} from "../../forms/rules.server.ts";
import { languages } from "../../i18n/languages.ts";
import { createTranslate } from "../../i18n/translate.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { redirectToScreen } from "../../request/flash.server.ts";
import { grantsOf } from "../../request/grants/grants.server.ts";

const MOST_NOTES = 400;
const MOST_LIMIT = 2_000;
/** Many type a comma. */
const price = z
  .string("invalid")
  .default("")
  .transform((typed) => typed.trim().replace(",", "."))
  .pipe(and(required, amount, between(1, MOST_LIMIT)))
  .transform(Number);
const position = (most: number) => text(required, between(-most, most)).transform(Number);

export const readyLinksSchema = ({ brand }: MemberContext, asked: ReferenceField[]) =>
  formsOf(
    z
      .object({
        form: z.literal("make"),
        from: text(required, maxLength(mostCharacters.place)),
        from_lat: position(90),
        from_lng: position(180),
        to: text(maxLength(mostCharacters.place)),
        to_lat: text(between(-90, 90)),
        to_lng: text(between(-180, 180)),
        group: z.coerce.number("selectGroup").int("selectGroup").min(1, "selectGroup"),
        limit: price,
        label: text(required, maxLength(mostCharacters.traveller)),
        notes: text(maxLength(MOST_NOTES)),
        passengers: text(and(integer, between(1, brand.maxPassengers))),
        hours: z.coerce
          .number()
          .refine((hours) => (validHours as readonly number[]).includes(hours)),
        language: z.enum(languages, "invalid"),
        ...needsFields,
        ...referenceFields(asked),
        consent,
      })
      .check(...needsChecks()),
    z.object({ form: z.literal("take_back"), id: text(required, maxLength(60)) }),
    grantForm,
  );

type Sent = z.output<ReturnType<typeof readyLinksSchema>>;

export async function saveReadyLinks(sent: Sent, context: MemberContext): Promise<Response> {
  const t = createTranslate(texts, context.language);
  const leadBack = (text: string) =>
    redirectToScreen("ready_links", { flash: { kind: "success", text } }, context);
  if (sent.form === "grant") return leadBack((await revokeGrant(sent.purpose, context)).text);
  if (sent.form === "take_back") {
    await takeBackLink(sent.id, context);
    return leadBack(t("taken_back_done"));
  }
  const id = await makeLink(sent, context);
  return redirectToScreen("ready_link", { params: { id } }, context);
}

/** Makes a link to a fare that there is now, by the user's standing permission. */
async function makeLink(sent: Extract<Sent, { form: "make" }>, context: MemberContext) {
  const origin = {
    ...{ name: sent.from, latitude: sent.from_lat, longitude: sent.from_lng },
    ...(sent.notes && { notes: sent.notes }),
  };
  const destination =
    sent.to !== "" && sent.to_lat !== "" && sent.to_lng !== ""
      ? { name: sent.to, latitude: Number(sent.to_lat), longitude: Number(sent.to_lng) }
      : undefined;
  const passengers = context.brand.showExtraPassengers ? Number(sent.passengers || 1) : undefined;
  const journey = { origin, destination, passengers, needs: readNeedsOf(sent) };
  const references = readReferences(sent);
  const order = { ...journey, groupId: sent.group, traveller: sent.label, references };
  const { exclusiveGroupId } = context.user;
  const isAllowed = exclusiveGroupId === null || exclusiveGroupId === sent.group;
  const offer = isAllowed ? await findOffer(order, context) : undefined;
  if (!offer) throw new FormRejected([{ field: "group", message: { rule: "no_service" } }]);
  const unserved = findUnserved(offer);
  if (unserved) {
    const text = explainUnserved(unserved, context.language);
    throw new FormRejected([{ field: "group", message: { text } }]);
  }
  await grantsOf(context).give("ready_link");
  const { limit, hours, language } = sent;
  const { name: group, currency } = offer;
  const link = { order, group, limit, currency, hours, language };
  const id = await ownLinksOf(context).make(link);
  if (!id) throw new FormRejected([{ field: "", message: { rule: "too_many" } }]);
  return id;
}
