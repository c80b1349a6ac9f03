import { randomInt } from "node:crypto";
import { addAccount } from "../../sandbox/accounts/new-account.ts";
import type { Brand } from "../../sandbox/brands.ts";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { visitorOf } from "../../sandbox/test-client.ts";
import type { Account } from "../../sandbox/world.ts";

/** Somebody of a test's own, whose account it may change and remove. */
export type Person = { name: string; email: string; phone: string; password: string };

let last = randomInt(1_000_000);

/** Nobody yet: whom a story lets sign up. */
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

/** Somebody who has signed up, and whose account waits for its code. */
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

/** Somebody whose account is open. */
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

/** The code in the last message to an e-mail or phone. */
export function lastCodeTo(sandbox: Sandbox, to: string): string {
  const code = sandbox.world.outbox.findLast((message) => message.to === to)?.code;
  if (!code) throw new Error(`No code was sent to ${to}`);
  return code;
}

/** How many messages an e-mail or phone has got. */
export const countMessagesTo = (sandbox: Sandbox, to: string): number =>
  sandbox.world.outbox.filter((message) => message.to === to).length;

/** Somebody who has been here for longer: an active client, where nothing else is given. */
export function addCustomer({ world }: Sandbox, brand: Brand, given?: Partial<Account>): Account {
  return addAccount(world, brand, { ...makePerson(), ...given });
}
