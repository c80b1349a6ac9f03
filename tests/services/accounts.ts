import { randomInt } from "node:crypto";
import { addAccount } from "../../sandbox/accounts/new-account.ts";
import type { Brand } from "../../sandbox/brands.ts";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { visitorOf } from "../../sandbox/test-client.ts";
import type { Account } from "../../sandbox/world.ts";

/** A user that belongs to one test, which may change and remove the account. */
export type Person = { name: string; email: string; phone: string; password: string };

let last = randomInt(1_000_000);

/** The data of a user who has no account yet, for stories that sign up. */
export function makePerson(): Person {
  last += 1;
  const digits = String(last).padStart(7, "0");
  return {
    name: "Noa Casal",
    email: `noa.${digits}@correo.example`,
    phone: `+3461${digits}`,
    password: `el-taxi-de-noa-${digits}`,
  };
}

/** Signs a user up, whose account waits for its code. */
export async function signUp(sandbox: Sandbox, brand: Brand): Promise<Person> {
  const person = makePerson();
  const { status, body } = await visitorOf(sandbox, brand.permalink).post("/customer/signup/", {
    ...person,
    password_confirmation: person.password,
    terms: true,
    privacy: true,
  });
  if (status >= 400) throw new Error(`${person.email} cannot sign up: ${JSON.stringify(body)}`);
  return person;
}

/** Creates a user with an active account. */
export async function openAccount(sandbox: Sandbox, brand: Brand): Promise<Person> {
  const person = await signUp(sandbox, brand);
  const { phone } = person;
  const code = lastCodeTo(sandbox, person.email);
  const { status } = await visitorOf(sandbox, brand.permalink).put("/customer/confirm/", {
    phone,
    code,
  });
  if (status >= 400) throw new Error(`${person.email} cannot use the code ${code}`);
  return person;
}

/** The code in the latest message to an e-mail address or phone. */
export function lastCodeTo(sandbox: Sandbox, to: string): string {
  const code = sandbox.world.outbox.findLast((message) => message.to === to)?.code;
  if (!code) throw new Error(`No code was sent to ${to}`);
  return code;
}

/** The number of messages to an e-mail address or phone. */
export const countMessagesTo = (sandbox: Sandbox, to: string): number =>
  sandbox.world.outbox.filter((message) => message.to === to).length;

/** Adds an account without the panel: an active client unless the caller says otherwise. */
export function addCustomer({ world }: Sandbox, brand: Brand, given?: Partial<Account>): Account {
  return addAccount(world, brand, { ...makePerson(), ...given });
}
