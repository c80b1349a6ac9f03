import { FareDialog } from "../fares/fare-dialog.tsx";
import { findCard } from "../fares/find-card.ts";
import { PaymentMethodsDialog } from "../payment/payment-methods.tsx";
import { NamingPrompt } from "../places/favourite/naming-prompt.tsx";
import { ConfirmOrder } from "./confirm-order.tsx";
import type { RequestView } from "./load-request.server.ts";
import { RequestFields } from "./request-fields.tsx";

/** The form and its dialogs. */
export function RequestForm({ view }: { view: RequestView }) {
  const { address, dialog, payment } = view;
  if (view.isToConfirm) {
    return <ConfirmOrder view={view} />;
  }
  const paid = findCard(view.fares, view.draft.group);
  const explained = view.fares.cards.find(({ groupId }) => dialog.name === `fare-${groupId}`);
  return (
    <>
      {explained && (
        <FareDialog
          card={explained}
          // The user has opened the fare of another group from the list of all groups.
          closeTo={explained === paid ? address : `${address}&dialog=fares`}
        />
      )}
      {dialog.naming && <NamingPrompt {...dialog.naming} closeTo={dialog.closeTo} />}
      {dialog.name === "payment" && payment && (
        <PaymentMethodsDialog
          payment={payment}
          group={paid?.group ?? view.brand}
          action={payment.action}
          back={payment.backTo}
          closeTo={address}
        />
      )}
      <RequestFields view={view} />
    </>
  );
}
