import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { PaymentMethodsDialog } from "../../../app/features/payment/payment-methods.tsx";

/** More methods than fit into the list. */
const methods = Array.from({ length: 20 }, (_, at) => ({
  id: at + 1,
  name: `Method ${at + 1}`,
  image: null,
  isDefault: at === 0,
}));

const dialog = (
  <PaymentMethodsDialog
    payment={{ methods, isFixed: false, leftOut: 0, groupId: 1 }}
    group="Radio Taxi"
    closeTo="/request"
  />
);
const router = createMemoryRouter([{ path: "*", element: dialog }]);

export default () => (
  <>
    <p>The page below</p>
    <RouterProvider router={router} />
  </>
);
