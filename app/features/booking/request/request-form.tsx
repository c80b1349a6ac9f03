import { FareDialog } from "../fares/fare-dialog.tsx";
import { ConfirmOrder } from "../order/confirm-order.tsx";
import { PaymentMethodsDialog } from "../payment-methods.tsx";
import type { RequestView } from "./load-request.server.ts";
import { RequestFields } from "./request-fields.tsx";

/** The form, and the dialogs that its buttons open over it. */
export function RequestForm({ view }: { view: RequestView }) {
  const { address, dialog, payment } = view;
  if (view.isToConfirm) {
    return <ConfirmOrder view={view} />;
  }
  const explained = view.fares.cards.find(({ groupId }) => dialog === `fare-${groupId}`);
  return (
    <>
      {explained && <FareDialog card={explained} closeTo={address} />}
      {dialog === "payment" && payment && (
        <PaymentMethodsDialog payment={payment} action={payment.action} closeTo={address} />
      )}
      <RequestFields view={view} />
    </>
  );
}
