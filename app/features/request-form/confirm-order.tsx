import { Form, useSearchParams } from "@remix-run/react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { DescriptionList } from "../../ui/data/description-list.tsx";
import { HiddenFields } from "../../ui/fields/hidden-fields.tsx";
import { Card } from "../../ui/layout/layout.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";
import { useFocusAtStart } from "../../ui/use-focus-at-start.ts";
import { findCard } from "../fares/find-card.ts";
import { toNeedsCode } from "../needs/needs-fields.ts";
import { sayNeeds } from "../needs/needs-words.ts";
import { texts as needsTexts } from "../needs/texts.ts";
import { ContactGone } from "../order-draft/contact/contact-gone.tsx";
import { texts as requestTexts } from "../order-draft/texts.ts";
import { texts } from "../order-taxi/texts.ts";
import {
  isOfReferences,
  toReferenceName,
  toReferenceValues,
} from "../references/reference-fields.ts";
import { texts as journeyTexts } from "../trips/journey-texts.ts";
import { findChosen } from "./find-chosen.ts";
import type { RequestView } from "./load-request.server.ts";

/**
 * Asks before it orders a second taxi beside an equal order, or an order from a link. It sends all that
 * the address holds.
 */
export function ConfirmOrder({ view }: { view: RequestView }) {
  const t = useTexts(texts);
  const ofRequest = useTexts(requestTexts);
  const ofNeeds = useTexts(needsTexts);
  const ofJourney = useTexts(journeyTexts);
  const [query] = useSearchParams();
  const question = useFocusAtStart<HTMLHeadingElement>();
  const { address, draft, same } = view;
  const isBooking = draft.timing === "later";
  // The draft has left them out of the address, or read them there.
  const references = toReferenceValues(draft.references);
  return (
    <Card aria-labelledby="confirm">
      {view.isContactGone && <ContactGone />}
      <h2 id="confirm" ref={question} tabIndex={-1}>
        {t(questionOf(same))}
      </h2>
      <DescriptionList items={toFacts(view, { t, ofRequest, ofJourney, ofNeeds })} />
      <Form method="post" action={address} id="confirm-order">
        {[...query].map(
          ([name, value]) =>
            name !== "draft" &&
            name !== "needs" &&
            !isOfReferences(name) && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <HiddenFields values={references} />
        {!query.has("phone") && <input type="hidden" name="phone" value={view.traveller.phone} />}
        <input type="hidden" name="notes" value={draft.notes} />
        <input type="hidden" name="needs" value={toNeedsCode(view.needs)} />
        <Cluster>
          <Button
            icon={isBooking ? "calendar" : "taxi"}
            kind={same?.isSettled === false ? "secondary" : "primary"}
          >
            {same ? t("order_another") : ofRequest(isBooking ? "order_later" : "order_now")}
          </Button>
          {same && (
            <ButtonLink kind={same.isSettled ? "secondary" : "primary"} to={same.href}>
              {t(same.isSettled ? "see_ordered" : "see_unsettled")}
            </ButtonLink>
          )}
          <ButtonLink kind="secondary" to={address}>
            {t("back")}
          </ButtonLink>
        </Cluster>
      </Form>
    </Card>
  );
}

const questionOf = (same: RequestView["same"]) => {
  if (!same) return "confirm";
  return same.isSettled ? "again" : "again_unsettled";
};

type Say = ReturnType<typeof useTexts<typeof texts>>;
type SayOfJourney = ReturnType<typeof useTexts<typeof journeyTexts>>;
type SayOfRequest = ReturnType<typeof useTexts<typeof requestTexts>>;
type SayOfNeeds = ReturnType<typeof useTexts<typeof needsTexts>>;

type Texts = { t: Say; ofRequest: SayOfRequest; ofJourney: SayOfJourney; ofNeeds: SayOfNeeds };

function toFacts(view: RequestView, { t, ofRequest, ofJourney, ofNeeds }: Texts) {
  const { from, to, time, draft, traveller, mostPassengers, payment } = view;
  const card = findCard(view.fares, draft.group);
  const employee = view.employees.find(({ id }) => id === draft.employee)?.name;
  const isBooking = draft.timing === "later";
  const references = toReferenceValues(draft.references);
  const facts: [term: string, detail: string | undefined][] = [
    [ofRequest("when"), isBooking ? `${time.formatted} (${time.zone})` : ofRequest("now")],
    [t("from"), from.text],
    [ofJourney("stops"), view.stops.flatMap(({ text }) => text || []).join(" → ")],
    [t("to"), to.text || t("to_driver")],
    [ofJourney("way_back"), draft.back && `${view.returnTime.formatted} (${view.returnTime.zone})`],
    [
      ofJourney("way_there"),
      draft.returnOf === undefined ? undefined : ofJourney("trip", { id: `${draft.returnOf}` }),
    ],
    [t("with_group"), card?.group],
    [t("traveller"), traveller.name || employee || traveller.usual],
    [ofRequest("employee"), employee],
    [ofRequest("phone"), traveller.formattedPhone],
    [ofRequest("passengers"), mostPassengers === undefined ? undefined : `${draft.passengers}`],
    [ofRequest("service_type"), view.serviceTypes.find(({ id }) => id === draft.serviceType)?.name],
    [ofNeeds("term"), sayNeeds(view.needs, ofNeeds)],
    ...view.referenceFields.map(({ id, name }): [string, string | undefined] => [
      name,
      references[toReferenceName(id)],
    ]),
    [t("notes"), draft.notes],
    [ofRequest("code"), draft.code],
    [
      t("price"),
      card?.back ? `${card.price} + ${card.back.price} = ${card.back.total}` : card?.price,
    ],
    [t("payment"), findChosen(payment)?.name],
  ];
  return facts.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []));
}
