import { Form } from "@remix-run/react";
import { useMemo, useRef } from "react";
import type { Address } from "../../api/addresses.server.ts";
import type { Deferred } from "../../deferred.ts";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { DeferredPart } from "../../ui/deferred-part.tsx";
import { Card, Stack, Unscripted } from "../../ui/layout/layout.tsx";
import { usePending } from "../../ui/pending/use-pending.ts";
import { space, ui } from "../../ui/styled.ts";
import { toGroupValue } from "../fares/fare-choice.tsx";
import { ChooseFareDialog } from "../fares/fare-dialogs.tsx";
import { findCard } from "../fares/find-card.ts";
import type { End, JourneyActions } from "../map/journey-map.tsx";
import { toNeedsCode } from "../needs/needs-fields.ts";
import { NeedsFields } from "../needs/needs-form.tsx";
import { ContactGone } from "../order-draft/contact/contact-gone.tsx";
import { stopNames } from "../order-draft/place-names.ts";
import { texts } from "../order-draft/texts.ts";
import { toReferenceName, toReferenceValues } from "../references/reference-fields.ts";
import { ReferenceInputs } from "../references/reference-inputs.tsx";
import { addressAt } from "./address-at.ts";
import { AskManager } from "./ask-manager.tsx";
import { CodePrompt } from "./discount-code.tsx";
import { FarePanel, toPaymentValue } from "./fare-panel.tsx";
import { WhenFields, WhereFields } from "./journey-fields.tsx";
import type { FoundRequest, RequestForm, RequestView } from "./load-request.server.ts";
import { OrderBar } from "./order-bar.tsx";
import { RequestFailed } from "./request-failed.tsx";
import { ReturnFields } from "./return-fields.tsx";
import { useFaresAwaited, useLiveDraft } from "./use-live-draft.ts";
import { Details, WhoFields } from "./who-fields.tsx";

const Columns = ui("div", "RequestColumns")`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space.l};
  /* One after the other, so that the bar stays in sight along all of them. */
  @media (max-width: 1179.98px) {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    > aside { display: contents; }
  }
  @media (min-width: 1180px) {
    grid-template-columns: minmax(0, 1fr) minmax(20rem, 26rem);
    /* As long as the form beside it, so that the bar stays in sight along all of it. */
    > aside { align-self: stretch; }
  }
  /* Without scripts a dialog is the whole page, and the fields behind it are sent with it. */
  html:not([data-scripts]) &[data-behind] { display: none; }
  /* What is walked to stands above the bar. */
  :is(input, select, textarea, button, a, summary) { scroll-margin-bottom: 9rem; }
`;

export function RequestFields({
  view,
  form: filledIn,
  found,
  wait,
}: {
  /** The form with all that has been found. */
  view: RequestView;
  form: RequestForm;
  found: Deferred<FoundRequest>;
  /** The calls have not ended yet: the first ones, or those for a newer address. */
  wait: "first" | "newer" | undefined;
}) {
  const t = useTexts(texts);
  const form = useRef<HTMLFormElement>(null);
  const { typed, errorOf, summary } = useFormReply();
  const { formData, state } = usePending();
  const cardOf = ({ fares, draft }: Pick<RequestView, "fares" | "draft">) =>
    findCard(fares, readGroupId(typed("group")) ?? draft.group);
  const card = cardOf(view);
  const values = useMemo(() => toValues(view), [view]);
  const { send, listeners } = useLiveDraft(form, {
    values,
    address: view.address,
    ownPhone: view.traveller.ownPhone,
    isRefused: summary.errors.length > 0,
  });
  const isAwaited = useFaresAwaited(wait === "newer");
  const isOrdering = state !== "idle" && formData?.has("order");
  const awaited = isAwaited ? "looking_up" : undefined;
  const busyWith = isOrdering ? "ordering" : awaited;
  const isCodeAsked = view.dialog.name === "code";

  function setEnd(end: End, { name, latitude, longitude }: Address) {
    const field = end === "origin" ? "from" : "to";
    send({
      more: { [field]: name, [`${field}_lat`]: `${latitude}`, [`${field}_lng`]: `${longitude}` },
    });
  }
  const mapActions: JourneyActions = {
    onMove: async (end, position) => setEnd(end, await addressAt(position, view.siteDomain)),
    onChoose: setEnd,
  };

  return (
    <Form
      ref={form}
      method="post"
      action={view.address}
      id="request"
      noValidate
      preventScrollReset
      {...listeners}
    >
      {view.siteDomain && <input type="hidden" name="site_domain" value={view.siteDomain} />}
      <input type="hidden" name="account" value={view.account} />
      <input type="hidden" name="key" value={typed("key") || view.key} />
      {/* Enter in a field presses the first button of the form. */}
      <button
        type="submit"
        name={isCodeAsked ? "apply" : "see_fares"}
        value={t(isCodeAsked ? "apply" : "see_fares")}
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
      >
        {t(isCodeAsked ? "apply" : "see_fares")}
      </button>
      {isCodeAsked && <CodePrompt view={view} />}
      {view.dialog.name === "fares" && view.dialog.isOpen && (
        <ChooseFareDialog
          cards={view.fares.cards}
          chosenId={card?.groupId}
          closeTo={view.dialog.closeTo}
        />
      )}
      <Columns data-behind={view.dialog.isOpen ? "" : undefined}>
        <Stack>
          <RequestFailed view={view} />
          {view.broken.length > 0 && <AskManager broken={view.broken} />}
          {view.isContactGone && <ContactGone />}
          <Card aria-label={t("where")}>
            <WhereFields view={view} send={send} isPending={wait === "first"} />
          </Card>
          <Card aria-label={t("when")}>
            <WhenFields view={view} send={send} />
            <div>
              <Button
                name="series"
                value={t("repeat_series")}
                kind="quiet"
                compact
                data-flush=""
                icon="refresh"
              >
                {t("repeat_series")}
              </Button>
            </div>
            <ReturnFields view={view} send={send} />
          </Card>
          <Card aria-label={t("details")}>
            <Details view={view}>
              <WhoFields view={view} />
            </Details>
          </Card>
          <Card>
            <NeedsFields needs={view.needs} isUsual={view.draft.needs === undefined} />
          </Card>
          {view.referenceFields.length > 0 && (
            <Card>
              <ReferenceInputs fields={view.referenceFields} references={view.draft.references} />
            </Card>
          )}
          {view.fares.state === "found" && (
            <Unscripted>
              <Button
                name="see_fares"
                value={t("update_fares")}
                kind="secondary"
                wide
                icon="refresh"
              >
                {t("update_fares")}
              </Button>
            </Unscripted>
          )}
        </Stack>
        <aside aria-label={t("fares")}>
          <DeferredPart
            part={found}
            label={t("fares")}
            lines={5}
            beside={<OrderBar view={view} card={undefined} busyWith={undefined} />}
          >
            {(known) => {
              const shown = { ...filledIn, ...known };
              return (
                <>
                  <FarePanel
                    view={shown}
                    chosen={cardOf(known)}
                    error={errorOf("group")}
                    mapActions={mapActions}
                    isBusy={isAwaited}
                  />
                  <OrderBar view={shown} card={cardOf(known)} busyWith={busyWith} />
                </>
              );
            }}
          </DeferredPart>
        </aside>
      </Columns>
    </Form>
  );
}

const readGroupId = (group: string): number | undefined => parseInt(group, 10) || undefined;

/** The values of the fields, from the address. */
function toValues(view: RequestView): Record<string, string> {
  const { draft, traveller, from, to, payment } = view;
  const card = findCard(view.fares, draft.group);
  return {
    ...(card && { group: toGroupValue(card) }),
    ...(payment?.chosenId && { payment: toPaymentValue(payment.chosenId, payment.groupId) }),
    from: from.text,
    to: to.text,
    ...Object.fromEntries(view.stops.map(({ text }, at) => [`${stopNames[at]}`, text])),
    way: draft.back ? "return" : "one",
    return_date: draft.back?.date ?? "",
    return_time: draft.back?.time ?? "",
    date: draft.date,
    time: draft.time,
    timing: draft.timing,
    passengers: `${draft.passengers}`,
    traveller: traveller.name,
    phone: traveller.phone,
    notes: draft.notes,
    employee: `${draft.employee ?? ""}`,
    service_type: `${draft.serviceType ?? ""}`,
    code: draft.code,
    needs: toNeedsCode(view.needs),
    ...toReferenceInputs(view),
  };
}

const toReferenceInputs = ({ referenceFields, draft }: RequestView): Record<string, string> => ({
  ...Object.fromEntries(referenceFields.map(({ id }) => [toReferenceName(id), ""])),
  ...toReferenceValues(draft.references),
});
