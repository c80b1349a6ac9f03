import type { Handlers, Schemas } from "../api/operation.ts";
import { notFound, refuse } from "../api/refusal.ts";
import type { Brand } from "../brands.ts";
import type { Account, PaymentChoice, World } from "../world.ts";
import { listMethodsFor, paymentChoiceOf } from "./payment-choice.ts";

export const paymentHandlers: Handlers<
  "listPaymentMethods" | "addPaymentMethod" | "removePaymentMethod" | "setDefaultPaymentMethod"
> = {
  listPaymentMethods({ world, account, query }) {
    return toPaymentMethods(world, account, getGroup(world, query.agrupacion_id));
  },

  addPaymentMethod({ world, account, body }) {
    const { group, choice } = openChoice(world, account, body);
    const offeredIds = listMethodsFor(account, group).map(({ id }) => id);
    if (!offeredIds.includes(body.id)) throw notFound();
    const ids = new Set([...choice.methodIds, body.id]);
    choice.methodIds = offeredIds.filter((id) => ids.has(id));
    return toPaymentMethods(world, account, group);
  },

  setDefaultPaymentMethod({ world, account, body }) {
    const { group, choice } = openChoice(world, account, body);
    if (!choice.methodIds.includes(body.id)) throw notFound();
    choice.defaultId = body.id;
    return toPaymentMethods(world, account, group);
  },

  removePaymentMethod({ world, account, body }) {
    const { group, choice } = openChoice(world, account, body);
    if (!choice.methodIds.includes(body.id)) throw notFound();
    const [first, ...others] = choice.methodIds.filter((id) => id !== body.id);
    if (first === undefined) throw refuse("invalid", "Necesitas al menos un medio de pago");
    choice.methodIds = [first, ...others];
    if (choice.defaultId === body.id) choice.defaultId = first;
    return toPaymentMethods(world, account, group);
  },
};

/** The account's payment choice, unless it is locked. */
function openChoice(
  world: World,
  account: Account,
  { agrupacion_id }: Schemas["PaymentMethodChoice"],
): { group: Brand; choice: PaymentChoice } {
  const group = getGroup(world, agrupacion_id);
  const choice = paymentChoiceOf(world, account, group);
  if (choice.locked) {
    throw refuse("payment_method_locked", "No es posible seleccionar otro medio de pago");
  }
  return { group, choice };
}

function getGroup(world: World, id: number): Brand {
  const group = world.brands.find((each) => each.id === id);
  if (!group) throw notFound();
  return group;
}

function toPaymentMethods(world: World, account: Account, group: Brand): Schemas["PaymentMethods"] {
  const { methodIds, defaultId, locked } = paymentChoiceOf(world, account, group);
  return {
    methods: listMethodsFor(account, group)
      .filter(({ id }) => methodIds.includes(id))
      .map(({ id, name, image }) => ({ id, name, image, default: id === defaultId })),
    aggregatable_payment_methods: locked,
  };
}
