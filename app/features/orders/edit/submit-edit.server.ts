import type { Submission } from "../../../forms/submit.server.ts";
import { formatMoney } from "../../../i18n/format.server.ts";
import { createTranslate } from "../../../i18n/translate.ts";
import type { MemberContext } from "../../../request/context.server.ts";
import { type Flash, redirectToScreen } from "../../../request/flash.server.ts";
import { screenNotFound } from "../../../request/responses.server.ts";
import { hideContact } from "../../order-draft/contact/contact-in-address.server.ts";
import { toDraftQuery } from "../../order-draft/draft.server.ts";
import { texts as orderTexts } from "../../order-taxi/texts.ts";
import type { OrdersScreenName } from "../screen-name.ts";
import { type Edited, type EditOutcome, editTrip } from "./edit.server.ts";
import { editSchema } from "./edit-schema.server.ts";
import { texts } from "./texts.ts";

/** The form's names for the fields that the API calls otherwise. */
const fields = {
  "service.direccion": "from",
  "service.direccion.datos_extra": "notes",
  "service.destination": "to",
  "service.destination_address": "to",
  "service.viajero": "traveller",
  "service.viajero.telefono_aviso": "phone",
  "service.passengers": "passengers",
  "service.fecha_servicio_diferido": "date",
};

/** The trip that the page at an address changes, if any. */
export function readEdited({ url }: Request): number | undefined {
  const id = new URL(url).searchParams.get("edit");
  return id === null ? undefined : Number(id);
}

/** The form that changes a trip, whose id is in the address of the page. */
export function editSubmission(
  screen: OrdersScreenName,
  id: number,
  context: MemberContext,
): Submission<ReturnType<typeof editSchema>, Response> {
  return {
    language: context.language,
    schema: editSchema(context),
    texts: orderTexts,
    // The specification has the API's own words shown, whatever its status.
    refusals: "any",
    fields,
    run: async (sent) => replyTo(await editTrip(id, sent, context), screen, id, context),
    done: (response) => response,
  };
}

async function replyTo(
  outcome: EditOutcome,
  screen: OrdersScreenName,
  id: number,
  context: MemberContext,
): Promise<Response> {
  switch (outcome.state) {
    case "notFound":
      throw screenNotFound();
    case "addressOpen": {
      const query = await hideContact({ edit: id, ...toDraftQuery(outcome.draft) }, context);
      const text = createTranslate(orderTexts, context.language)("chooseAddress");
      const flash = { kind: "failure", text } as const;
      return redirectToScreen(screen, { query, ...(!outcome.isChosen && { flash }) }, context);
    }
    case "edited":
      return redirectToScreen(
        screen,
        { query: { trip: id }, flash: toSuccess(outcome, context) },
        context,
      );
    default:
      return outcome satisfies never;
  }
}

/** Another journey may have another fare, which the traveller has to know before the taxi comes. */
function toSuccess({ before, after }: Edited, { brand, language }: MemberContext): Flash {
  const t = createTranslate(texts, language);
  if (after.fare === null || after.fare === before.fare) {
    return { kind: "success", text: t("edited") };
  }
  const price = formatMoney(after.fare, after.currency ?? brand.currency, language);
  return { kind: "success", title: t("edited"), text: t("new_price", { price }) };
}
