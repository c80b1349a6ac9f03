import { afterAll, beforeAll, expect, it } from "vitest";
import { addTraveller, visitAs } from "../services/customers.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { createVisitor, type Visitor } from "../services/visitor.ts";

const host = "cantalmar.localhost";
const oldSecret = "the-secret-of-last-year-which-has-to-go";
const newSecret = "the-secret-of-this-year-known-to-operators";

/** The other panels of this file share its sandbox and Redis. */
let first: Panel;
beforeAll(async () => {
  first = await startPanel({ env: { SESSION_SECRETS: oldSecret } });
});
afterAll(() => first.stop());

/** Starts a panel with these secrets, visits it with these cookies, and stops it. */
async function visitWith(secrets: string, visitors: Visitor[]): Promise<number[]> {
  const { sandbox, redis } = first;
  const panel = await startPanel({ env: { SESSION_SECRETS: secrets }, sandbox, redis });
  try {
    const statuses: number[] = [];
    for (const { cookies } of visitors) {
      const visitor = createVisitor(panel, host, { cookies });
      statuses.push((await visitor.get("/favorite")).status);
      for (const [name, value] of visitor.cookies) cookies.set(name, value);
    }
    return statuses;
  } finally {
    await panel.stop();
  }
}

const signatures = ({ cookies }: Visitor) => [...cookies.values()].join();

it("a rotation of secrets logs out no user who visits meanwhile, and invalidates cookies of the old secret", async () => {
  const regular = await visitAs(first, addTraveller(first));
  const rare = await visitAs(first, addTraveller(first));
  const before = signatures(regular);

  expect(await visitWith(`${newSecret},${oldSecret}`, [regular])).toEqual([200]);
  expect(signatures(regular)).not.toBe(before);
  const renewed = signatures(regular);
  expect(await visitWith(`${newSecret},${oldSecret}`, [regular])).toEqual([200]);
  expect(signatures(regular)).toBe(renewed);

  expect(await visitWith(newSecret, [regular, rare])).toEqual([200, 302]);
});
