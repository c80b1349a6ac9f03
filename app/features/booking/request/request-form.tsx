import { Form, useNavigation } from "@remix-run/react";
import { useMemo, useRef, useState } from "react";
import type { Position } from "../../../api/addresses.server.ts";
import { useFormReply } from "../../../forms/use-form-reply.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Stack } from "../../../ui/layout/stack.tsx";
import { ui } from "../../../ui/styled.ts";
import { onPhone, space } from "../../../ui/tokens.ts";
import { toGroupValue } from "../fares/fare-choice.tsx";
import { FareDialog } from "../fares/fare-dialog.tsx";
import { addressAt } from "../map/address-at.ts";
import type { End } from "../map/journey.ts";
import { ConfirmOrder } from "../order/confirm-order.tsx";
import { RequestFailed } from "../order/request-failed.tsx";
import { PaymentMethodsDialog } from "../payment-methods.tsx";
import { Details } from "./details.tsx";
import { FarePanel } from "./fare-panel.tsx";
import type { RequestView } from "./load-request.server.ts";
import { OrderBar } from "./order-bar.tsx";
import { texts } from "./texts.ts";
import { useFaresAwaited, useLiveDraft } from "./use-live-draft.ts";
import { WhenFields } from "./when-fields.tsx";
import { WhereFields } from "./where-fields.tsx";
import { WhoFields } from "./who-fields.tsx";

const Columns = ui("div", "RequestColumns")`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space.l};
  @media (min-width: 1180px) {
    grid-template-columns: minmax(0, 1fr) minmax(20rem, 26rem);
    > aside { position: sticky; top: ${space.l}; }
  }
  /* The bar at the bottom covers nothing. */
  ${onPhone} { padding-bottom: 4.5rem; }
`;

/** With JavaScript the fares follow by themselves. */
const Unscripted = ui("div", "Unscripted")`
  @media (scripting: enabled) { display: none; }
`;

/** Where, when, who and with whom: one form, which looks up fares and orders. */
export function RequestForm({ view }: { view: RequestView }) {
  const { fares, from, to, draft } = view;
  const asked = fares.cards.find(({ groupId }) => view.dialog === `fare-${groupId}`);
  const chosen = fares.cards.find(({ groupId }) => groupId === draft.group);
  if (view.isToConfirm) {
    return (
      <ConfirmOrder address={view.address} from={from.text} to={to.text} price={chosen?.price} />
    );
  }
  return (
    <>
      {asked && <FareDialog card={asked} closeTo={view.address} />}
      {view.dialog === "payment" && view.payment && (
        <PaymentMethodsDialog
          payment={view.payment}
          action={view.payment.action}
          closeTo={view.address}
        />
      )}
      <Fields view={view} />
    </>
  );
}

function Fields({ view }: { view: RequestView }) {
  const t = useTexts(texts);
  const form = useRef<HTMLFormElement>(null);
  const { typed, errorOf } = useFormReply();
  const { formMethod, state } = useNavigation();
  const values = useMemo(() => toValues(view), [view]);
  const { send, listeners } = useLiveDraft(form, values);
  const isAwaited = useFaresAwaited();

  const { cards } = view.fares;
  const choice = cards.find(({ groupId }) => groupId === view.draft.group) ?? only(cards);
  const [pressed, setPressed] = useState<string>();
  const chosen = pressed ?? typed("group", choice && toGroupValue(choice));
  const card = cards.find((each) => toGroupValue(each) === chosen) ?? only(cards);

  async function moveEnd(end: End, position: Position) {
    const name = end === "origin" ? "from" : "to";
    const moved = await addressAt(position, view.siteDomain);
    send({
      more: {
        [name]: moved.name,
        [`${name}_lat`]: `${moved.latitude}`,
        [`${name}_lng`]: `${moved.longitude}`,
      },
    });
  }

  return (
    <Form
      ref={form}
      method="get"
      action={view.path}
      id="request"
      noValidate
      preventScrollReset
      {...listeners}
    >
      {view.siteDomain && <input type="hidden" name="site_domain" value={view.siteDomain} />}
      {/* Enter in a field presses the first button that there is. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
        {t("see_fares")}
      </button>
      <Columns>
        <Stack>
          <RequestFailed profile={view.profile} />
          <Card aria-label={t("where")}>
            <WhereFields view={view} send={send} />
          </Card>
          <Card aria-label={t("when")}>
            <WhenFields view={view} send={send} />
          </Card>
          <Card aria-label={t("details")}>
            <Details view={view}>
              <WhoFields view={view} />
            </Details>
          </Card>
          {view.fares.state === "found" && (
            <Unscripted>
              <Button kind="secondary" wide icon="refresh">
                {t("update_fares")}
              </Button>
            </Unscripted>
          )}
        </Stack>
        <aside aria-label={t("fares")}>
          <FarePanel
            view={view}
            chosen={chosen}
            error={errorOf("group")}
            onChoose={setPressed}
            onMove={moveEnd}
            isBusy={isAwaited}
          />
          <OrderBar
            view={view}
            card={card}
            orderKey={typed("key") || view.key}
            busyWith={
              state !== "idle" && formMethod === "POST"
                ? "ordering"
                : isAwaited
                  ? "looking_up"
                  : undefined
            }
          />
        </aside>
      </Columns>
    </Form>
  );
}

function only<Item>(items: Item[]): Item | undefined {
  return items.length === 1 ? items[0] : undefined;
}

/** What the fields hold, as far as the address tells. */
function toValues({ draft, traveller, from, to }: RequestView): Record<string, string> {
  return {
    from: from.text,
    to: to.text,
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
  };
}
