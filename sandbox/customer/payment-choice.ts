import type { Brand } from "../brands.ts";
import { createRandom } from "../random.ts";
import { type Account, brandOf, type PaymentChoice, type World } from "../world.ts";
import { listMethodsOf, type PaymentMethod } from "./payment-methods.ts";

/** The methods that each customer has with a group at the start, all but the voucher. */
const INITIAL_METHODS = 3;

/** The group's methods that this account may add, in the group's order. */
export function listMethodsFor(account: Account, group: Brand): PaymentMethod[] {
  return listMethodsOf(group).filter(
    ({ forCompanies }) => !forCompanies || account.role !== "client",
  );
}

/** An account's payment methods with one group, created on first use. */
export function paymentChoiceOf(world: World, account: Account, group: Brand): PaymentChoice {
  const key = `${account.id}:${group.id}`;
  const choice = world.paymentChoices.get(key) ?? makeChoice(world, account, group);
  world.paymentChoices.set(key, choice);
  return choice;
}

/** The payment method of a trip: the named one or the default; undefined if the account may not choose it. */
export function choosePaymentMethod(
  world: World,
  account: Account,
  group: Brand,
  id?: number,
): PaymentMethod | undefined {
  const { methodIds, defaultId, locked } = paymentChoiceOf(world, account, group);
  const chosenId = id ?? defaultId;
  const mayChoose = chosenId === defaultId || (!locked && methodIds.includes(chosenId));
  return mayChoose ? listMethodsOf(group).find((each) => each.id === chosenId) : undefined;
}

export function defaultPaymentMethodName(
  world: World,
  account: Account,
  agrupacionId: number,
): string {
  const group = brandOf(world, agrupacionId);
  const method = choosePaymentMethod(world, account, group);
  if (!method) throw new Error(`${group.name} has no default payment method`);
  return method.name;
}

function makeChoice(world: World, account: Account, group: Brand): PaymentChoice {
  const methods = listMethodsFor(account, group);
  const initialIds = methods.slice(0, INITIAL_METHODS).map(({ id }) => id);
  const companyIds = methods.filter(({ forCompanies }) => forCompanies).map(({ id }) => id);
  const random = createRandom(world.seed, "payments", account.id, group.id);
  return {
    methodIds: [...initialIds, ...companyIds],
    defaultId: companyIds[0] ?? random.pick(initialIds),
    // Employees travel on the company's account, so the company pays.
    locked: account.role === "employee",
  };
}
