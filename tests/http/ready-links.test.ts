import { Redis } from "ioredis";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { texts as grantTexts } from "../../app/features/grants/texts.ts";
import { texts as linkTexts } from "../../app/features/ready-links/texts.ts";
import { refusalTexts, texts } from "../../app/routes/ready/texts.ts";
import { texts as listTexts } from "../../app/routes/ready_links/texts.ts";
import { createVault } from "../../app/store/vault.server.ts";
import type { Account } from "../../sandbox/world.ts";
import { borrowPanel } from "../services/borrow-panel.ts";
import { addCompany, addEmployee } from "../services/companies.ts";
import { addTraveller, tripsOf, visitAs } from "../services/customers.ts";
import { openHotel } from "../services/hotels.ts";
import { findLeaks } from "../services/leaks.ts";
import { type Panel, SESSION_SECRET } from "../services/panel.ts";
import { makeReadyLink } from "../services/ready-links.ts";
import { ageOrders, readAllStored } from "../services/stored-sessions.ts";
import { createVisitor, type Visitor } from "../services/visitor.ts";
import { press, readForm } from "./read-form.ts";
import { textOf } from "./read-page.ts";

let panel: Panel;
beforeAll(async () => {
  panel = await borrowPanel();
});
// The city has few taxis; this frees them for the next test.
afterEach(() => panel.sandbox.world.clock.step(3 * 3_600_000));
afterAll(() => panel.stop());

const HOST = "cantalmar.localhost";
const en = texts.en;

/** The holder of a link, who has no account, in a language of their own. */
const guest = (language = "en", host = HOST) =>
  createVisitor(panel, host, { headers: { "accept-language": language } });

const FROM = "/ready_links?from=Plaza+Mayor%2C+1&from_lat=38.0014&from_lng=0.6112";

type Made = { account: Account; maker: Visitor; path: string; address: string };

async function makeLink(changes: Record<string, string> = {}): Promise<Made> {
  const { desks } = openHotel(panel, { desks: 1 });
  const [account] = desks as [Account];
  const maker = await visitAs(panel, account);
  return { account, maker, ...(await makeReadyLink(maker, changes)) };
}

const order = (visitor: Visitor, address: string) => visitor.post(address, { form: "order" });

const takeBack = (maker: Visitor, id: string) =>
  maker.post("/ready_links", { form: "take_back", id });

/** Carries the next order out, and loses its answer and all lists that would show its trip. */
function loseAnswerAndLists(): () => void {
  const { faults } = panel.sandbox;
  const { take } = faults;
  faults.take = (call) => {
    if (call.operation === "createTrip") {
      faults.add({ operation: "createTrip", kind: "reset", afterwards: true, times: 1 });
      faults.add({ operation: "listTripsInProcess", kind: "status", status: 500 });
    }
    return take(call);
  };
  return () => {
    faults.take = take;
    faults.clear();
  };
}

describe("a link to order when ready", () => {
  it("orders one taxi when its holder presses, and follows it", async () => {
    const { account, maker, path, address } = await makeLink({ traveller: "Sala Neptuno" });
    const holder = guest();
    const page = await holder.get(address);
    expect(page.status).toBe(200);
    const shown = textOf(page.html);
    expect(shown).toContain(en.order);
    expect(shown).not.toContain("Sala Neptuno");
    expect(shown).not.toContain(account.name);
    expect(tripsOf(panel, account)).toEqual([]);

    const form = readForm(page.html, "order-taxi");
    const pressed = await press(holder, form, { text: en.order });
    expect([pressed.status, pressed.location]).toEqual([303, address]);
    const [trip, ...others] = tripsOf(panel, account);
    expect(others).toEqual([]);
    expect(trip).toMatchObject({ traveller: "Sala Neptuno", ownerId: account.id });

    const after = await holder.get(address);
    expect([after.status, textOf(after.html)]).toEqual([200, expect.stringContaining(en.ordered)]);
    expect(textOf(after.html)).not.toContain("Sala Neptuno");
    expect(after.html).not.toContain("order-taxi");
    const list = textOf((await maker.get("/ready_links")).html);
    expect(list).toContain(linkTexts.en.used);
    expect(list).toContain(`${trip?.id}`);
    expect((await maker.get(path)).html).not.toContain("/ready/");
  });

  it("is followed on its page while its maker shares the trip and the API answers", async () => {
    const { account, maker, address } = await makeLink();
    const holder = guest();
    await order(holder, address);
    const [trip] = tripsOf(panel, account);
    const see = async () => textOf((await holder.get(address)).html);
    const { faults } = panel.sandbox;
    faults.add({ operation: "listTripsInProcess", kind: "status", status: 500 });
    const [unreachable = ""] = en.unreachable_hint.split(".");
    expect(await see()).toContain(unreachable);
    faults.clear();
    expect(await see()).toContain(en.ordered_hint);
    const stopped = await maker.post(`/share/${trip?.id}`, { form: "stop" });
    expect(stopped.status).toBe(303);
    const [notShared = ""] = en.not_shared_hint.split(",");
    expect(await see()).toContain(notShared);
  });

  it("is one, however often its form is sent", async () => {
    const { maker } = await makeLink();
    const { html } = await maker.get(FROM);
    const form = readForm(html, "make-link");
    const given = { traveller: "Sala 7", limit: "90", consent: "on" };
    const send = (changes = {}) => press(maker, form, { name: "" }, { ...given, ...changes });
    const [first, second] = await Promise.all([send(), send()]);
    expect([first?.status, second?.location]).toEqual([303, first?.location]);
    expect((await send({ traveller: "Sala 8" })).location).not.toBe(first?.location);
  });

  it("carries a company's employee and service type and its holder's phone to the driver, and shows none", async () => {
    const { world } = panel.sandbox;
    const company = addCompany(panel);
    const employee = addEmployee(panel, company, { name: "Irene Salgado" });
    const type = { id: world.nextId(), companyId: company.id, name: "Ferias", active: true };
    world.serviceTypes.set(type.id, type);
    const maker = await visitAs(panel, company);
    const given = { employee: `${employee.id}`, service_type: `${type.id}`, phone: "612 345 678" };
    const { path, address } = await makeReadyLink(maker, { traveller: "", ...given });
    const own = textOf((await maker.get(path)).html);
    for (const shown of ["Irene Salgado", "Ferias", "612 34 56 78"]) expect(own).toContain(shown);

    const holder = guest();
    const page = await holder.get(address);
    await order(holder, address);
    const [trip] = tripsOf(panel, company);
    expect(trip).toMatchObject({
      ...{ employeeId: employee.id, serviceType: "Ferias", traveller: "Irene Salgado" },
      noticePhone: "+34612345678",
    });
    for (const { html } of [page, await holder.get(address)]) {
      for (const hidden of ["Salgado", "Ferias", "612345678", "612 34"])
        expect(html).not.toContain(hidden);
    }
    const strange = makeReadyLink(maker, { ...given, employee: "1" });
    await expect(strange).rejects.toThrow("422");
  });

  it("becomes one taxi when it is pressed fifty times at once", async () => {
    const { account, address } = await makeLink();
    const presses = Array.from({ length: 50 }, () => order(guest(), address));
    const answers = await Promise.all(presses);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    expect(tripsOf(panel, account)).toHaveLength(1);
    await order(guest(), address);
    expect(tripsOf(panel, account)).toHaveLength(1);
  });

  it("becomes one taxi when the answer of the order is lost", async () => {
    const { account, address } = await makeLink();
    panel.sandbox.faults.add({
      ...{ operation: "createTrip", kind: "reset", afterwards: true, times: 1 },
    });
    const first = await order(guest(), address);
    expect([303, 422]).toContain(first.status);
    expect((await order(guest(), address)).status).toBe(303);
    expect(tripsOf(panel, account)).toHaveLength(1);
  });

  it.each([
    ["was taken back", (maker: Visitor, id: string) => takeBack(maker, id)],
    ["has expired", () => changeLinks((link) => ({ ...link, until: Date.now() - 1 }))],
  ])(
    "becomes a taxi that its maker and its holder find when its answer was lost and it %s",
    { tags: "full" },
    async (_, end) => {
      for (const first of ["maker", "holder"] as const) {
        const { account, maker, path, address } = await makeLink();
        const holder = guest();
        const endOutage = loseAnswerAndLists();
        try {
          const pressed = await order(holder, address);
          const [unknown = ""] = refusalTexts.en.unknown.split(".");
          expect([pressed.status, textOf(pressed.html)]).toEqual([
            422,
            expect.stringContaining(unknown),
          ]);
          await end(maker, path.split("/").at(-1) ?? "");
          const list = textOf((await maker.get("/ready_links")).html);
          expect(list).toContain(linkTexts.en.unsure);
          const page = await holder.get(address);
          expect([page.status, textOf(page.html)]).toEqual([
            200,
            expect.stringContaining(en.unsure),
          ]);
        } finally {
          endOutage();
        }
        const [trip, ...others] = tripsOf(panel, account);
        expect(others).toEqual([]);
        const readList = async () => {
          const list = textOf((await maker.get("/ready_links")).html);
          expect(list).toContain(linkTexts.en.used);
          expect(list).toContain(`Trip ${trip?.id}`);
        };
        if (first === "maker") await readList();
        expect(textOf((await holder.get(address)).html)).toContain(en.ordered_hint);
        await readList();
        expect((await order(holder, address)).status).toBe(303);
        expect(tripsOf(panel, account)).toHaveLength(1);
      }
    },
  );

  it("tells its maker of the taxi that it has ordered instead of taking it back", {
    tags: "full",
  }, async () => {
    const { account, maker, path, address } = await makeLink();
    const endOutage = loseAnswerAndLists();
    await order(guest(), address);
    endOutage();
    const { location = "" } = await takeBack(maker, path.split("/").at(-1) ?? "");
    const list = textOf((await maker.get(location)).html);
    expect(list).toContain(linkTexts.en.taken_back_late);
    expect(list).toContain(`Trip ${tripsOf(panel, account)[0]?.id}`);
  });

  it("is taken back where its press ordered nothing", async () => {
    const { account, maker, path, address } = await makeLink();
    panel.sandbox.faults.add({ operation: "createTrip", kind: "status", status: 422, times: 1 });
    expect((await order(guest(), address)).status).toBe(422);
    await takeBack(maker, path.split("/").at(-1) ?? "");
    const list = textOf((await maker.get("/ready_links")).html);
    expect(list).toContain(linkTexts.en.taken_back);
    expect(list).not.toContain(linkTexts.en.unsure);
    expect(tripsOf(panel, account)).toEqual([]);
  });

  it("orders a taxi at the next press once its first order is known to be lost", {
    tags: "full",
  }, async () => {
    const { account, maker, address } = await makeLink();
    panel.sandbox.faults.add({ operation: "createTrip", kind: "reset", times: 1 });
    expect((await order(guest(), address)).status).toBe(422);
    const [before = ""] = linkTexts.en.unsure_when.split("{{when}}").slice(1);
    const readList = async () => textOf((await maker.get("/ready_links")).html);
    expect(await readList()).toContain(before);
    expect((await order(guest(), address)).status).toBe(422);
    await ageOrders(panel.redis, 6);
    expect(await readList()).not.toContain(before);
    expect((await order(guest(), address)).status).toBe(303);
    expect(tripsOf(panel, account)).toHaveLength(1);
  });

  it("orders nothing when its address is only read", async () => {
    const { account, address } = await makeLink();
    const messenger = guest();
    await messenger.get(address, { purpose: "prefetch", "sec-purpose": "prefetch" });
    for (const method of ["HEAD", "GET"]) {
      const url = `http://127.0.0.1:${panel.port}${address}?form=order`;
      const { headers } = await fetch(url, { method, headers: { "x-forwarded-host": HOST } });
      expect(headers.get("referrer-policy")).toBe("no-referrer");
    }
    const { headers } = await messenger.get(address);
    expect(headers).toMatchObject({
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex, nofollow",
      "cache-control": expect.stringContaining("no-store"),
    });
    expect(tripsOf(panel, account)).toEqual([]);
    expect(textOf((await messenger.get(address)).html)).toContain(en.order);
  });

  it("speaks its holder's language, not its maker's", async () => {
    const { address } = await makeLink();
    const { html } = await guest("es").get(address);
    expect(textOf(html)).toContain(texts.es.order);
  });

  it("is not ordered by a page of another site", async () => {
    const { account, address } = await makeLink();
    const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    const { status } = await guest().post(address, { form: "order" }, headers);
    expect(status).toBe(403);
    // The page has no referrer, so the browser's own press has the origin "null".
    await guest().post(address, { form: "order" }, { origin: "null" });
    expect(tripsOf(panel, account)).toHaveLength(1);
  });
});

it("is found from the first screen of a company and of a desk, whatever their menus hold", async () => {
  const { maker: desk } = await makeLink();
  const company = await visitAs(panel, addCompany(panel));
  const client = await visitAs(panel, addTraveller(panel));
  const main = async (visitor: Visitor, path: string) =>
    (await visitor.get(path)).html.match(/<main\b.*<\/main>/s)?.[0];
  expect(await main(company, "/")).toContain('href="/ready_links"');
  expect(await main(desk, "/hotel")).toContain('href="/ready_links"');
  expect(await main(client, "/")).not.toContain("/ready_links");
});

it("stands with its open links above the trips of its company", async () => {
  const maker = await visitAs(panel, addCompany(panel));
  expect((await maker.get("/panel")).html).not.toContain(linkTexts.en.on_board);
  await makeReadyLink(maker, { traveller: "Sala 5" });
  const { html } = await maker.get("/panel");
  expect(textOf(html)).toContain(linkTexts.en.on_board);
  expect(textOf(html)).toContain("Sala 5");
  const client = await visitAs(panel, addTraveller(panel));
  expect((await client.get("/panel")).html).not.toContain(linkTexts.en.on_board);
});

describe("the form for a link", () => {
  const typed = {
    ...{ traveller: "Sala 9", notes: "Puerta lateral", limit: "77", hours: "48", language: "de" },
    ...{ needs_luggage: "4", needs_sign: "Sra. Vidal" },
  };

  async function openForm() {
    const { maker } = await makeLink();
    const { html } = await maker.get(FROM);
    return { maker, form: readForm(html, "make-link") };
  }

  it("keeps all that was typed while the journey changes, and its address holds none of it that is personal", async () => {
    const { maker, form } = await openForm();
    const to = { to: "terminal 1 salidas" };
    const asked = await press(maker, form, { name: "look_up" }, { ...typed, ...to });
    expect(asked.status).toBe(303);
    for (const secret of ["Puerta", "Vidal"]) expect(asked.location).not.toContain(secret);
    const { fields } = readForm((await maker.get(asked.location ?? "")).html, "make-link");
    expect(fields).toMatchObject(typed);
    expect(fields.to).toContain("Terminal 1");
    expect(fields.priced).not.toBe(form.fields.priced);
  });

  it("raises a limit that its maker has left as it was with the price", async () => {
    const { maker, form } = await openForm();
    const asked = await press(maker, form, { name: "look_up" }, { to: "terminal 1 salidas" });
    const { fields } = readForm((await maker.get(asked.location ?? "")).html, "make-link");
    expect(Number(fields.limit)).toBeGreaterThan(Number(form.fields.limit));
  });

  it("makes no link for a journey whose price its maker has not seen", async () => {
    const { maker, form } = await openForm();
    const changes = { ...typed, to: "terminal 1 salidas", consent: "on" };
    const asked = await press(maker, form, { name: "" }, changes);
    expect(asked.location).toContain("/ready_links?");
    const { html } = await maker.get(asked.location ?? "");
    expect(textOf(html)).toContain(listTexts.en.check_price);
    const shown = readForm(html, "make-link");
    expect(shown.fields).toMatchObject(typed);
    const made = await press(maker, shown, { name: "" }, { consent: "on" });
    expect(made.location).toMatch(/^\/ready_links\/[\w-]{43}$/);
  });
});

describe("a link that orders nothing", () => {
  async function expectDead(address: string, status: number, text: string, host = HOST) {
    const holder = guest("en", host);
    await order(holder, address);
    const page = await holder.get(address);
    expect([page.status, textOf(page.html)]).toEqual([status, expect.stringContaining(text)]);
    expect(page.html).not.toContain("order-taxi");
  }

  it("has been taken back by its maker", async () => {
    const { account, maker, address } = await makeLink();
    const { html } = await maker.get("/hotel");
    expect(textOf(html)).toContain(linkTexts.en.on_board);
    const [, id = ""] = html.match(/name="id" value="([\w-]{43})"/) ?? [];
    const back = await maker.post("/ready_links", { form: "take_back", id });
    expect(back.status).toBe(303);
    await expectDead(address, 410, en.taken_back);
    expect(tripsOf(panel, account)).toEqual([]);
    expect(textOf((await maker.get("/ready_links")).html)).toContain(linkTexts.en.taken_back);
  });

  it("has expired", async () => {
    const { account, address } = await makeLink();
    await changeLinks((link) => ({ ...link, until: Date.now() - 1 }));
    await expectDead(address, 410, en.expired);
    expect(tripsOf(panel, account)).toEqual([]);
  });

  it("was altered, or is another brand's", async () => {
    const { account, address } = await makeLink();
    const altered = `${address.slice(0, -1)}${address.endsWith("A") ? "B" : "A"}`;
    await expectDead(altered, 404, en.altered);
    await expectDead(address.split(".")[0] ?? "", 404, en.altered);
    const [, other] = panel.sandbox.world.brands;
    await expectDead(address, 404, en.altered, other?.domains[0]);
    expect(tripsOf(panel, account)).toEqual([]);
  });

  it("was made by a user who has revoked the permission, until it is given again", async () => {
    const { account, maker, address } = await makeLink();
    const revoked = await maker.post("/ready_links", { form: "grant", purpose: "ready_link" });
    expect(revoked.status).toBe(303);
    await expectDead(address, 410, en.over);
    expect(textOf((await maker.get("/ready_links")).html)).toContain(listTexts.en.stopped);
    await makeReadyLink(maker);
    await order(guest(), address);
    expect(tripsOf(panel, account)).toHaveLength(1);
  });

  it("was made by a user whose password has changed", async () => {
    const { account, address } = await makeLink();
    endTokens(account);
    await expectDead(address, 410, en.over);
    expect(tripsOf(panel, account)).toEqual([]);
    await order(guest(), address);
    const maker = await visitAs(panel, account);
    const told = textOf((await maker.get("/series")).html);
    expect(told.split("your permission for taxi links has ended")).toHaveLength(2);
    expect(textOf((await maker.get("/ready_links")).html)).toContain("your permission had ended");
  });

  it("was made by a user who may no longer order by links, who is told in the messages", async () => {
    const account = addCompany(panel);
    const { address } = await makeReadyLink(await visitAs(panel, account));
    account.role = "client";
    const { status, html } = await order(guest(), address);
    expect([status, textOf(html)]).toEqual([422, expect.stringContaining(refusalTexts.en.refused)]);
    expect(tripsOf(panel, account)).toEqual([]);
    const { html: messages } = await (await visitAs(panel, account)).get("/messages");
    expect(textOf(messages)).toContain("can no longer order through links");
  });

  it("was made by a company that has revoked the permission in its profile", async () => {
    const account = addTraveller(panel, 0, { role: "company", name: "Talleres Sol" });
    const maker = await visitAs(panel, account);
    const { address } = await makeReadyLink(maker, { traveller: "Visita" });
    const profile = textOf((await maker.get("/profile")).html);
    expect(profile).toContain(grantTexts.en.for_ready_link);
    expect(profile).toContain(grantTexts.en.never_used);
    const revoked = await maker.post("/profile", { form: "grant", purpose: "ready_link" });
    expect([revoked.status, revoked.location]).toEqual([303, "/profile"]);
    expect(textOf((await maker.get("/profile")).html)).not.toContain(grantTexts.en.for_ready_link);
    await expectDead(address, 410, en.over);
    expect(tripsOf(panel, account)).toEqual([]);
  });

  it("works on after an ordinary log-out of its maker", async () => {
    const { account, maker, address } = await makeLink();
    await maker.post("/logout", {});
    await order(guest(), address);
    expect(tripsOf(panel, account)).toHaveLength(1);
  });

  it("would cost more than its limit, which its holder and its maker are told", async () => {
    const { account, maker, address } = await makeLink({ limit: "1" });
    const { status, html } = await order(guest(), address);
    expect(status).toBe(422);
    const [before = ""] = refusalTexts.en.too_dear.split("{{price}}");
    expect(textOf(html)).toContain(before);
    expect(tripsOf(panel, account)).toEqual([]);
    const list = textOf((await maker.get("/ready_links")).html);
    expect(list).toContain("No taxi was ordered");
    await order(guest(), address);
    const told = textOf((await maker.get("/series")).html);
    expect(told.split("is above your limit of €1.00")).toHaveLength(2);
  });

  it("needs its maker's consent and a limit", async () => {
    const { maker } = await makeLink();
    await expect(makeReadyLink(maker, { consent: "" })).rejects.toThrow("422");
    await expect(makeReadyLink(maker, { limit: "free" })).rejects.toThrow("422");
  });
});

it("leaves no token in the log, and none to a reader of the store", async () => {
  const { address } = await makeLink();
  await guest().get(address);
  await order(guest(), address.replace(/\w$/, "_"));
  const { address: open } = await makeLink();
  const secrets = [address, open].map((each) => each.split("/").at(-1)?.split(".")[0] ?? "");
  expect(secrets[0]).toHaveLength(43);
  expect(await findLeaks(panel, secrets)).toEqual([]);
  const stored = [...(await readAllStored(panel.redis))];
  const links = stored.filter(([key]) => key.includes(":ready-link"));
  expect(links.length).toBeGreaterThan(1);
  for (const [key, { isSealed }] of links) expect([key, isSealed]).toEqual([key, true]);
  for (const secret of secrets) expect(stored.some(([key]) => key.includes(secret))).toBe(false);
});

/** What ends all tokens of an account at the API, as a changed password does. */
function endTokens({ id }: Account): void {
  const { tokens, grants } = panel.sandbox.world;
  for (const [token, { accountId }] of tokens) if (accountId === id) tokens.delete(token);
  for (const [key, { accountId }] of grants) if (accountId === id) grants.delete(key);
}

/** Changes all stored links, as time does. */
async function changeLinks(change: (link: { until: number }) => object): Promise<void> {
  const vault = createVault([SESSION_SECRET]);
  const client = new Redis(panel.redis.url);
  for (const key of await client.keys("parada:*:ready-links:*")) {
    const place = key.slice("parada:".length);
    const text = vault.open(place, (await client.get(key)) ?? undefined);
    if (text === undefined) continue;
    const record = JSON.parse(text) as { data: { until: number }[] };
    const next = { ...record, data: record.data.map(change) };
    await client.set(key, vault.seal(place, JSON.stringify(next)), "KEEPTTL");
  }
  client.disconnect();
}
