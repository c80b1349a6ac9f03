import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Account } from "../../sandbox/world.ts";
import { lastCodeTo } from "../services/accounts.ts";
import { addEmployee } from "../services/companies.ts";
import { walkAsCompany, walkAsDesk } from "../services/company-walk.ts";
import { addTraveller, visitAs } from "../services/customers.ts";
import { listenTo } from "../services/event-listener.ts";
import { expectDone, HOST, walkAsClient } from "../services/feature-walk.ts";
import { leaveTraces } from "../services/guest-walk.ts";
import { openHotel } from "../services/hotels.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { emptyStore, readAllStored } from "../services/stored-sessions.ts";
import { MARK } from "../services/victim.ts";
import { createVisitor, type Page, type Visitor } from "../services/visitor.ts";
import { waitFor } from "../services/wait-for.ts";

let panel: Panel;
beforeAll(async () => {
  panel = await startPanel({
    env: { API_TIMEOUT_MS: "2000", LIVE_PANEL_SECONDS: "0.3", TRUSTED_PROXIES: "127.0.0.1" },
  });
});
afterAll(() => panel.stop());
beforeEach(() => emptyStore(panel.redis));

const browse = (network = "203.0.113.7") =>
  createVisitor(panel, HOST, { headers: { "x-forwarded-for": network } });

/** Requests the code and submits it, by default in a browser that is not logged in. */
async function remove({ email }: Account, visitor: Visitor = browse()): Promise<Page> {
  await visitor.post("/remove_account", { intent: "ask", login: email });
  const code = lastCodeTo(panel.sandbox, email);
  return visitor.post("/remove_account?sent=", { intent: "remove", code, understood: "on" });
}

/** The values that identify an account, read before the API deletes it. */
function namesOf({ id, name, email, phone }: Account): string[] {
  const { tokens } = panel.sandbox.world;
  const own = [...tokens].flatMap(([token, { accountId }]) => (accountId === id ? [token] : []));
  return [...own, name, email, ...(phone ? [phone] : [])];
}

/** The records that name the account in their key or hold one of its values. */
async function findTraces(ids: number[], names: string[]): Promise<string[]> {
  const stored = await readAllStored(panel.redis);
  const isNamed = (key: string) => ids.some((id) => new RegExp(`:${id}(:|$)`).test(key));
  return [...stored].flatMap(([key, { text }]) =>
    isNamed(key) || [...names, MARK].some((name) => text.includes(name)) ? [key] : [],
  );
}

/** docs/stored-data.md: this record keeps requests in flight from writing for ten minutes. */
const closedListOf = ({ id }: Account) => `radio-taxi-cantalmar:account-records:${id}`;

describe("removing an account", () => {
  it("deletes everything that the panel stores about a client", { tags: "full" }, async () => {
    const account = addTraveller(panel, 0, { name: `${MARK} Casal` });
    await walkAsClient(panel, account);
    await leaveTraces(panel, account);
    const names = namesOf(account);
    expect((await findTraces([account.id], names)).length).toBeGreaterThan(20);

    expect((await remove(account)).location).toBe("/before_room");
    expect(await findTraces([account.id], names)).toEqual([closedListOf(account)]);
    expect((await readAllStored(panel.redis)).get(closedListOf(account))).toMatchObject({
      text: "",
    });
  });

  it("deletes everything that the panel stores about a company and about its employees", {
    tags: "full",
  }, async () => {
    const company = addTraveller(panel, 0, { role: "company", name: `${MARK} Talleres` });
    const employee = addEmployee(panel, company, { name: `${MARK} Empleada` });
    await walkAsCompany(panel, company);
    await visitAs(panel, employee);
    const names = [...namesOf(company), ...namesOf(employee)];
    const ids = [company.id, employee.id];

    await remove(company);
    const traces = await findTraces(ids, names);
    expect(traces).toContain(closedListOf(company));
    expect(traces).toContain(closedListOf(employee));
    expect(traces.filter((key) => !key.includes(":account-records:"))).toEqual([]);
  });

  it("deletes the desk notes of a hotel together with the hotel", { tags: "full" }, async () => {
    const { hotel, desks } = openHotel(panel, { desks: 1, name: `${MARK} Palmera` });
    const [desk] = desks as [Account];
    await walkAsDesk(panel, desk);
    const names = [...namesOf(hotel), ...namesOf(desk)];
    expect(await findTraces([hotel.id], names)).toContainEqual(expect.stringMatching(/desk-note/));

    await remove(hotel);
    const traces = await findTraces([hotel.id, desk.id], names);
    expect(traces.filter((key) => !key.includes(":account-records:"))).toEqual([]);
  });

  it("keeps the hotel's notes when only one desk account is removed", {
    tags: "full",
  }, async () => {
    const { hotel, desks } = openHotel(panel, { desks: 1 });
    const [desk] = desks as [Account];
    await walkAsDesk(panel, desk);
    await remove(desk);
    const stored = await readAllStored(panel.redis);
    expect([...stored.keys()]).toContainEqual(expect.stringMatching(`desk-note:${hotel.id}:`));
  });

  it("keeps the records of other accounts", async () => {
    const account = addTraveller(panel);
    const other = addTraveller(panel, 0, { name: "Eva Prats" });
    await visitAs(panel, account);
    const visitor = await visitAs(panel, other);
    const before = await findTraces([other.id], namesOf(other));
    await remove(account);
    expect(await findTraces([other.id], namesOf(other))).toEqual(before);
    expect((await visitor.get("/profile")).status).toBe(200);
  });

  it("clears the failed log-in attempts of the account", async () => {
    const account = addTraveller(panel);
    const visitor = browse("203.0.113.8");
    for (let count = 0; count < 10; count += 1) {
      await visitor.logIn({ username: account.email, password: "not-the-password" });
    }
    const logIn = () => visitor.logIn({ username: account.email, password: account.password });
    const { email } = account;
    expect((await logIn()).status).toBe(429);
    await remove({ ...account, email }, visitor);
    expect((await visitor.logIn({ username: email, password: "another" })).status).toBe(422);
  });

  it("ends the account's sessions in every browser at once, on another panel too", {
    tags: "full",
  }, async () => {
    const { sandbox, redis } = panel;
    const other = await startPanel({ sandbox, redis });
    const account = addTraveller(panel);
    const stream = await listenTo(other, { host: HOST, visitor: await visitAs(other, account) });
    await stream.moreNews(1);
    await remove(account);
    await waitFor(() => expect(stream.heard.at(-1)?.event).toBe("over"));
    await other.stop();
  });

  it("discards what a request in flight writes afterwards", { tags: "full" }, async () => {
    const account = addTraveller(panel, 0, { name: `${MARK} Casal` });
    const visitor = await visitAs(panel, account);
    const names = namesOf(account);
    panel.sandbox.faults.add({
      ...{ operation: "listTripsInProcess", kind: "slow", delayMs: 1_000, times: 1 },
    });
    const late = visitor.get("/panel");
    await waitFor(() => expect(panel.sandbox.faults.list()).toHaveLength(0));
    await remove(account);
    await late;
    expect(await findTraces([account.id], names)).toEqual([closedListOf(account)]);
    expect((await visitor.get("/profile")).status).toBe(302);
    panel.sandbox.faults.clear();
  });

  it("deletes the account of the current browser when the API does not name the accounts", async () => {
    const account = addTraveller(panel, 0, { name: `${MARK} Casal` });
    const visitor = await visitAs(panel, account);
    const names = namesOf(account);
    panel.sandbox.faults.add({
      ...{ operation: "removeAccount", kind: "empty", status: 204, afterwards: true, times: 1 },
    });
    expectDone("a removal", await remove(account, visitor));
    expect(await findTraces([account.id], names)).toEqual([closedListOf(account)]);
  });
});
