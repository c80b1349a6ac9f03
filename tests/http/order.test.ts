import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { texts as failureTexts } from "../../app/features/frame/failure-texts.ts";
import { texts } from "../../app/features/order-taxi/texts.ts";
import { texts as editTexts } from "../../app/features/orders/edit/texts.ts";
import { texts as statusTexts } from "../../app/features/trips/status-texts.ts";
import type { Fault } from "../../sandbox/control/faults.ts";
import { type BorrowedPanel, borrowPanel } from "../services/borrow-panel.ts";
import { addTraveller, tripsOf, visitAs } from "../services/customers.ts";
import { later, sayLater } from "../services/later.ts";
import { startPanel } from "../services/panel.ts";
import { ageOrders } from "../services/stored-sessions.ts";
import type { Page, Visitor } from "../services/visitor.ts";
import { waitFor } from "../services/wait-for.ts";
import { press, type ReadForm, readForm } from "./read-form.ts";
import { readTitle, textOf } from "./read-page.ts";

const booking = { timing: "later", date: later.date, time: later.time };

let panel: BorrowedPanel;
beforeAll(async () => {
  panel = await borrowPanel("impatient");
});
afterAll(() => panel.stop());
afterEach(() => panel.sandbox.faults.clear());

/** Opens the request form with the fares of one group. */
async function openForm(visitor: Visitor, more: Record<string, string> = {}): Promise<ReadForm> {
  const query = new URLSearchParams({ to: "Estación Central", group: "1", ...more });
  const { status, html } = await visitor.open(`/request?${query}`);
  expect(status).toBe(200);
  return readForm(html, "request");
}

const order = (visitor: Visitor, form: ReadForm, changes?: Record<string, string>) =>
  press(visitor, form, { name: "order" }, changes);

/** Sends an order with the same content as another one, and confirms it. */
async function orderAnother(visitor: Visitor, form: ReadForm): Promise<Page> {
  const question = await order(visitor, form);
  const { html } = await visitor.get(question.location ?? "");
  const confirm = readForm(html, "confirm-order");
  return press(visitor, confirm, { text: texts.en.order_another });
}

const fail = (fault: Omit<Fault, "operation">, operation: Fault["operation"] = "createTrip") =>
  panel.sandbox.faults.add({ operation, times: 1, ...fault });

/** Follows the redirect to the page of the ordered trip. */
async function expectTrip(visitor: Visitor, answer: Page, tripId: number, said: string) {
  expect(answer).toMatchObject({ status: 303, location: `/?trip=${tripId}` });
  const page = await visitor.get(answer.location ?? "");
  expect(page.status).toBe(200);
  expect(textOf(page.html)).toContain(said);
}

describe("a payment method of another group", () => {
  it("is refused, and the form comes back with a method of its own group", async () => {
    const account = addTraveller(panel);
    const visitor = await visitAs(panel, account);
    const form = await openForm(visitor);
    const [method = ""] = form.fields.payment?.split(":") ?? [];
    const answer = await order(visitor, form, { payment: `${method}:2` });
    expect(tripsOf(panel, account)).toEqual([]);
    const { html } = await visitor.get(answer.location ?? "");
    expect(textOf(html)).toContain(texts.en.otherPayment);
    await order(visitor, readForm(html, "request"));
    expect(tripsOf(panel, account)).toMatchObject([{ agrupacionId: 1 }]);
  });
});

describe("one press of the order button", () => {
  it("orders one taxi, and the page says that the group is looking for it", async () => {
    const account = addTraveller(panel);
    const visitor = await visitAs(panel, account);
    const answer = await order(visitor, await openForm(visitor), { notes: "Portal azul" });
    const [trip, ...others] = tripsOf(panel, account);
    expect(others).toEqual([]);
    expect(trip).toMatchObject({
      agrupacionId: 1,
      status: 1,
      scheduledFor: null,
      traveller: account.name,
      noticePhone: account.phone,
      destinationAddress: expect.stringContaining("Estación Central"),
      origin: { datosExtra: "Portal azul", calle: expect.stringContaining("Plaza Mayor") },
    });
    await expectTrip(visitor, answer, trip?.id ?? 0, "We are looking for a vehicle, please wait.");
  });

  it("leads to a tab with a title for the trip, and another one while the trip is edited", async () => {
    const account = addTraveller(panel);
    const visitor = await visitAs(panel, account);
    const titleAt = async (path = "") => readTitle((await visitor.get(path)).html).split(" · ")[0];
    expect(await titleAt("/")).toBe("Request a taxi");
    const { location } = await order(visitor, await openForm(visitor));
    const [trip] = tripsOf(panel, account);
    expect(await titleAt(location)).toBe("Your taxi");
    expect(await titleAt(`/?edit=${trip?.id}`)).toBe(`Edit trip ${trip?.id}`);
  });

  it("makes one booking, for the time in the time zone of the pickup", async () => {
    const account = addTraveller(panel);
    const visitor = await visitAs(panel, account, "es");
    const answer = await order(visitor, await openForm(visitor, booking));
    const [trip] = tripsOf(panel, account);
    expect(trip).toMatchObject({ status: 13, scheduledFor: later.at });
    const said = `Tu taxi está reservado para el ${sayLater("es")}`;
    await expectTrip(visitor, answer, trip?.id ?? 0, said);
  });

  it("orders the same taxi when the same form is sent again later", async () => {
    const account = addTraveller(panel);
    const visitor = await visitAs(panel, account);
    const form = await openForm(visitor);
    const first = await order(visitor, form);
    expect(await order(visitor, form)).toMatchObject({ location: first.location });
    expect(tripsOf(panel, account)).toHaveLength(1);
  });

  it("orders another taxi when the form is a new one", async () => {
    const account = addTraveller(panel);
    const visitor = await visitAs(panel, account);
    const answers = [
      await order(visitor, await openForm(visitor)),
      await order(visitor, await openForm(visitor, { notes: "Portal azul" })),
    ];
    expect(new Set(answers.map(({ location }) => location)).size).toBe(2);
    expect(tripsOf(panel, account)).toHaveLength(2);
  });

  it.each([
    ["a taxi", {}],
    ["a booking", booking],
  ])("asks to confirm when the order repeats the last one: %s", async (_, more) => {
    const account = addTraveller(panel);
    const visitor = await visitAs(panel, account);
    const first = await order(visitor, await openForm(visitor, more));
    const answer = await order(visitor, await openForm(visitor, more));
    expect(answer.location).not.toContain("stop");
    const { html } = await visitor.get(answer.location ?? "");
    expect(textOf(html)).toContain("You have just made this request. Request another taxi?");
    expect(html).toContain(`href="${first.location}"`);
    expect(tripsOf(panel, account)).toHaveLength(1);
    const question = readForm(html, "confirm-order");
    const second = await press(visitor, question, { text: texts.en.order_another });
    expect(second.location).toMatch(/^\/\?trip=\d+$/);
    expect(second.location).not.toBe(first.location);
    expect(tripsOf(panel, account)).toHaveLength(2);
  });

  it("orders another taxi at once when the equal trip has ended", async () => {
    const account = addTraveller(panel);
    const visitor = await visitAs(panel, account);
    await order(visitor, await openForm(visitor));
    const [trip] = tripsOf(panel, account);
    if (trip) trip.status = 4;
    await order(visitor, await openForm(visitor));
    expect(tripsOf(panel, account)).toHaveLength(2);
  });

  it("orders nothing and says so when the form was sent before with other values", async () => {
    const account = addTraveller(panel);
    const visitor = await visitAs(panel, account);
    const form = await openForm(visitor);
    await order(visitor, form);
    const answer = await order(visitor, form, { notes: "La puerta de atrás" });
    const [trip, ...others] = tripsOf(panel, account);
    expect(others).toEqual([]);
    expect(answer.status).toBe(303);
    const { html } = await visitor.get(answer.location ?? "");
    expect(textOf(html)).toContain(texts.en.alreadySent);
    expect(new URL(answer.location ?? "", "http://panel").searchParams.get("trip")).toBe(
      String(trip?.id),
    );
  });

  it("orders for the current user when another user has used the same key", async () => {
    const [one, other] = [addTraveller(panel), addTraveller(panel)];
    const visitor = await visitAs(panel, one);
    const form = await openForm(visitor);
    await order(visitor, form);
    await order(await visitAs(panel, other), form, { account: `${other.id}` });
    expect(tripsOf(panel, other)).toHaveLength(1);
  });

  it.each([
    ["of another account", undefined],
    ["without an account", ""],
  ])("orders nothing on a form %s, and says who is logged in", async (_, account) => {
    const [one, other] = [addTraveller(panel), addTraveller(panel)];
    const form = await openForm(await visitAs(panel, one));
    const visitor = await visitAs(panel, other);
    // This message comes before any error of the form.
    const answer = await order(visitor, form, {
      phone: "no",
      ...(account !== undefined && { account }),
    });
    expect(answer.status).toBe(303);
    const { html } = await visitor.get(answer.location ?? "");
    expect(textOf(html)).toContain(`You are now logged in as ${other.name}`);
    const again = readForm(html, "request");
    expect(again.fields).toMatchObject({ to: form.fields.to, traveller: other.name });
    expect(tripsOf(panel, one)).toEqual([]);
    expect(tripsOf(panel, other)).toEqual([]);
    await order(visitor, { ...again, fields: { ...again.fields, group: form.fields.group ?? "" } });
    expect(tripsOf(panel, other)).toHaveLength(1);
  });
});

describe("twenty presses at once", () => {
  it("order one taxi on two panels", async () => {
    const second = await panel.other();
    const account = addTraveller(panel);
    const visitors = [await visitAs(panel, account), await visitAs(second, account)];
    const [visitor] = visitors;
    if (!visitor) throw new Error("No visitor");
    const form = await openForm(visitor);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => order(visitors[at % 2] ?? visitor, form)),
    );
    const [trip, ...others] = tripsOf(panel, account);
    expect(others).toEqual([]);
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(303));
    expect(new Set(answers.map(({ location }) => location))).toEqual(
      new Set([`/?trip=${trip?.id}`]),
    );
  });
});

describe("an order whose answer is lost", () => {
  const lost: [string, Omit<Fault, "operation">][] = [
    ["a timeout", { kind: "slow", delayMs: 30_000, afterwards: true }],
    ["a broken connection", { kind: "reset", afterwards: true }],
    ["an empty body", { kind: "empty", afterwards: true }],
    ["a gateway's error page", { kind: "html", afterwards: true }],
    ["a server error", { kind: "status", status: 500, afterwards: true }],
    ["a status 408", { kind: "status", status: 408, afterwards: true }],
    ["a status 429", { kind: "status", status: 429, afterwards: true }],
  ];

  it.each(lost)("leads to the trip that it created: %s", async (_, fault) => {
    const account = addTraveller(panel);
    const visitor = await visitAs(panel, account);
    const form = await openForm(visitor);
    fail(fault);
    const answer = await order(visitor, form);
    const [trip, ...others] = tripsOf(panel, account);
    expect(others).toEqual([]);
    await expectTrip(visitor, answer, trip?.id ?? 0, statusTexts.en.searching);
    expect(await order(visitor, form)).toMatchObject({ location: answer.location });
    expect(tripsOf(panel, account)).toHaveLength(1);
  });

  it.each(lost)("leads to the booking that it created: %s", { tags: "full" }, async (_, fault) => {
    const account = addTraveller(panel);
    const visitor = await visitAs(panel, account);
    const form = await openForm(visitor, booking);
    fail(fault);
    const answer = await order(visitor, form);
    const [trip, ...others] = tripsOf(panel, account);
    expect(others).toEqual([]);
    await expectTrip(visitor, answer, trip?.id ?? 0, `Your taxi is booked for ${sayLater("en")}`);
  });

  it("is told apart from four orders with the same content and lost answers", {
    tags: "full",
  }, async () => {
    const account = addTraveller(panel);
    const visitor = await visitAs(panel, account);
    const forms = await Promise.all(Array.from({ length: 5 }, () => openForm(visitor)));
    fail({ kind: "slow", delayMs: 30_000, afterwards: true, times: 5 });
    const sent: Promise<Page>[] = [];
    for (const [at, form] of forms.entries()) {
      sent.push(at === 0 ? order(visitor, form) : orderAnother(visitor, form));
      await waitFor(() => expect(tripsOf(panel, account)).toHaveLength(at + 1));
    }
    const answers = await Promise.all(sent);
    expect(answers.map(({ location }) => location).toSorted()).toEqual(
      tripsOf(panel, account)
        .map(({ id }) => `/?trip=${id}`)
        .toSorted(),
    );
    expect(new Set(answers.map(({ location }) => location)).size).toBe(5);
  });

  it("is told apart from an order with the same content and a received answer", {
    tags: "full",
  }, async () => {
    const account = addTraveller(panel);
    const visitor = await visitAs(panel, account);
    const forms = [await openForm(visitor), await openForm(visitor)] as const;
    fail({ kind: "slow", delayMs: 30_000, afterwards: true });
    const lost = order(visitor, forms[0]);
    await waitFor(() => expect(tripsOf(panel, account)).toHaveLength(1));
    const answered = await orderAnother(visitor, forms[1]);
    expect((await lost).location).not.toBe(answered.location);
    expect(tripsOf(panel, account)).toHaveLength(2);
  });

  it("because its panel has died is found by another panel", { tags: "full" }, async () => {
    const { sandbox, redis } = panel;
    const doomed = await startPanel({ sandbox, redis });
    const account = addTraveller(panel);
    const form = await openForm(await visitAs(doomed, account));
    fail({ kind: "slow", delayMs: 30_000, afterwards: true });
    const sent = order(await visitAs(doomed, account), form).catch(() => "no answer");
    await waitFor(() => expect(tripsOf(panel, account)).toHaveLength(1));
    await doomed.kill();
    expect(await sent).toBe("no answer");

    const visitor = await visitAs(panel, account);
    const [trip] = tripsOf(panel, account);
    await expectTrip(visitor, await order(visitor, form), trip?.id ?? 0, statusTexts.en.searching);
    expect(tripsOf(panel, account)).toHaveLength(1);
  });
});

describe("an order with an unknown result", () => {
  async function loseOrder() {
    const account = addTraveller(panel);
    const visitor = await visitAs(panel, account);
    const form = await openForm(visitor);
    fail({ kind: "reset" });
    const answer = await order(visitor, form);
    expect(answer.status).toBe(303);
    return { account, visitor, form, place: answer.location ?? "" };
  }

  it("says so, with a phone number and a link to check again, and no button to order again", async () => {
    const { visitor, place } = await loseOrder();
    const { status, html } = await visitor.get(place);
    expect(status).toBe(200);
    expect(textOf(html)).toContain(texts.en.unknown);
    expect(readTitle(html)).toContain(texts.en.unknown);
    expect(html).toContain(`href="tel:${panel.sandbox.world.brands[0]?.phone}"`);
    expect(html).toContain(`href="${place}"`);
    expect(html).not.toContain('name="order"');
  });

  it("is not sent again when the user presses the button again", async () => {
    const { account, visitor, form, place } = await loseOrder();
    expect(await order(visitor, form)).toMatchObject({ status: 303, location: place });
    expect(tripsOf(panel, account)).toEqual([]);
  });

  it("shows the trip as soon as the API lists it", { tags: "full" }, async () => {
    const { account, visitor, form, place } = await loseOrder();
    // The call reaches the API late.
    const copy = { ...form, fields: { ...form.fields, key: randomUUID() } };
    panel.sandbox.faults.clear();
    fail({ kind: "slow", delayMs: 30_000, afterwards: true });
    const late = orderAnother(visitor, copy);
    await waitFor(() => expect(tripsOf(panel, account)).toHaveLength(1));
    const [trip] = tripsOf(panel, account);
    expect(await visitor.get(place)).toMatchObject({ location: `/?trip=${trip?.id}` });
    expect((await late).location).toMatch(/^\/\?order=/);
  });

  it("is declared lost when the API does not list it for some minutes, and can be sent again", {
    tags: "full",
  }, async () => {
    const { account, visitor, form, place } = await loseOrder();
    await ageOrders(panel.redis, 4);
    expect(textOf((await visitor.get(place)).html)).toContain(texts.en.unknown);
    await ageOrders(panel.redis, 6);
    const { html } = await visitor.get(place);
    expect(textOf(html)).toContain("Your request did not arrive");
    expect(html).not.toContain('name="order"');
    const [, again = ""] = html.match(/href="(\/request\?from=[^"]+)"/) ?? [];
    const anew = readForm((await visitor.open(again.replaceAll("&amp;", "&"))).html, "request");
    for (const name of ["from", "to", "group", "traveller"])
      expect(anew.fields[name]).toBe(form.fields[name]);
    await order(visitor, anew);
    expect(tripsOf(panel, account)).toHaveLength(1);
  });

  it.each(["listTripsInProcess", "listTrips"] as const)(
    "cannot be sent again while %s fails",
    { tags: "full" },
    async (operation) => {
      const { visitor, place } = await loseOrder();
      await ageOrders(panel.redis, 60);
      fail({ kind: "status", status: 500, times: 10 }, operation);
      expect(textOf((await visitor.get(place)).html)).toContain(texts.en.unknown);
    },
  );

  it("cannot be sent again when its trip has already ended", { tags: "full" }, async () => {
    const { account, visitor, form, place } = await loseOrder();
    const copy = { ...form, fields: { ...form.fields, key: randomUUID() } };
    panel.sandbox.faults.clear();
    fail({ kind: "slow", delayMs: 30_000, afterwards: true });
    const late = orderAnother(visitor, copy);
    await waitFor(() => expect(tripsOf(panel, account)).toHaveLength(1));
    const [trip] = tripsOf(panel, account);
    if (!trip) throw new Error("The trip is there");
    Object.assign(trip, { status: 8, endedAt: panel.sandbox.world.clock.now() - 3_600_000 });
    await ageOrders(panel.redis, 10);
    expect(await visitor.get(place)).toMatchObject({ location: `/?trip=${trip.id}` });
    await late;
  });

  it("is visible to no other user", { tags: "full" }, async () => {
    const { place } = await loseOrder();
    const stranger = await visitAs(panel, addTraveller(panel));
    const { status, html } = await stranger.get(place);
    expect(status).toBe(200);
    expect(textOf(html)).not.toContain(texts.en.unknown);
  });
});

describe("an order that the API has not accepted", () => {
  it("shows an error when the call failed before the API acted, and the same form can be sent again", async () => {
    const account = addTraveller(panel);
    const visitor = await visitAs(panel, account);
    const form = await openForm(visitor);
    fail(
      { kind: "status", status: 500, body: { message: "select * from trips" } },
      "searchAgrupations",
    );
    const { status, html } = await order(visitor, form, { notes: "Portal azul" });
    expect(status).toBe(502);
    expect(textOf(html)).toContain(failureTexts.en.problem);
    expect(textOf(html)).toContain("Something went wrong! Please try again.");
    expect(html).not.toContain("select *");
    expect(tripsOf(panel, account)).toEqual([]);
    const again = await openForm(visitor);
    expect(again.fields.notes).toBe("Portal azul");
    await order(visitor, again);
    expect(tripsOf(panel, account)).toMatchObject([{ status: 1 }]);
  });

  it.each([400, 413, 422])("shows the API's own message: %i", async (status) => {
    const visitor = await visitAs(panel, addTraveller(panel));
    const form = await openForm(visitor);
    fail({ kind: "status", status, body: { message: "Cuenta <b>bloqueada</b>" } });
    const page = await order(visitor, form, { notes: "Portal azul" });
    expect(page.status).toBe(422);
    expect(page.html).toContain("Cuenta &lt;b&gt;bloqueada&lt;/b&gt;");
    expect(textOf(page.html)).toContain("Request failed");
    expect(readForm(page.html, "request").fields.notes).toBe("Portal azul");
  });

  it("shows each error at its field", async () => {
    const visitor = await visitAs(panel, addTraveller(panel));
    const form = await openForm(visitor);
    fail({
      kind: "status",
      status: 422,
      body: {
        message: "Revisa los datos",
        errors: [
          { field: "viajero.nombre", message: "Sin nombre no" },
          { field: "fare", message: "La tarifa ha cambiado" },
          { field: "direccion.latitud", message: "Ahí no llegamos" },
        ],
      },
    });
    const { status, html } = await order(visitor, form);
    expect(status).toBe(422);
    for (const said of ["Request failed", "Sin nombre no", "La tarifa ha cambiado"]) {
      expect(textOf(html)).toContain(said);
    }
    expect(html).toMatch(/id="traveller"[^>]*aria-describedby="[^"]*traveller-error/);
    expect(html).toMatch(/id="from"[^>]*aria-describedby="[^"]*from-error/);
  });

  it("because the session has ended is filled in again after the log-in", async () => {
    const account = addTraveller(panel);
    const visitor = await visitAs(panel, account);
    const form = await openForm(visitor);
    const { tokens } = panel.sandbox.world;
    for (const [token, { accountId }] of tokens) if (accountId === account.id) tokens.delete(token);
    const { status, location = "" } = await order(visitor, form, { notes: "Portal azul" });
    expect(status).toBe(302);
    const back = new URL(location, "http://panel").searchParams.get("back") ?? "";
    const { email: username, password } = account;
    const entry = await visitor.post("/login", { username, password, back });
    expect(entry).toMatchObject({ status: 303, location: back });
    const again = readForm((await visitor.get(back)).html, "request");
    expect(again.fields).toMatchObject({ notes: "Portal azul", group: form.fields.group });
    await order(visitor, again);
    expect(tripsOf(panel, account)).toHaveLength(1);
  });
});

describe("the fare that the user has seen", () => {
  /** Opens the form with the group of the fixed fares. */
  async function openFixed() {
    const account = addTraveller(panel, 1);
    const visitor = await visitAs(panel, account);
    return { account, visitor, form: await openForm(visitor, { group: "2" }) };
  }

  it("is the fare of the order", async () => {
    const { account, visitor, form } = await openFixed();
    await order(visitor, form);
    const [trip] = tripsOf(panel, account);
    expect(`2:${trip?.fare}`).toBe(form.fields.group);
  });

  it("is shown anew when it has changed, and nothing is ordered", async () => {
    const { account, visitor, form } = await openFixed();
    const { tariff } = panel.sandbox.world.brands[1] ?? {};
    if (!tariff) throw new Error("The group has a tariff");
    tariff.startAmount += 4;
    const answer = await order(visitor, form);
    const { html } = await visitor.get(answer.location ?? "");
    tariff.startAmount -= 4;
    expect(tripsOf(panel, account)).toEqual([]);
    expect(textOf(html)).toMatch(/The fare is now €[\d.]+\. We have not sent your request yet/);
    expect(readForm(html, "request").fields.group).not.toBe(form.fields.group);
  });

  it("cannot be forged", async () => {
    const { account, visitor, form } = await openFixed();
    for (const group of ["2:1", "2", "2:", "2:0-1"]) {
      const { status, location } = await order(visitor, form, { group });
      expect(status).toBe(303);
      expect(location).toMatch(/^\/request\?/);
    }
    expect(tripsOf(panel, account)).toEqual([]);
  });

  it("is accepted when the current range ends below the one that the user saw", async () => {
    const account = addTraveller(panel);
    const visitor = await visitAs(panel, account);
    const form = await openForm(visitor);
    expect(form.fields.group).toMatch(/^1:[\d.]+-[\d.]+$/);
    await order(visitor, form, { group: "1:1-99" });
    expect(tripsOf(panel, account)).toMatchObject([{ fare: null }]);
  });

  it.each([
    ["", undefined],
    [", also when the answer is lost", { kind: "reset", afterwards: true }],
  ] as const)(
    "is shown as the agreed range on the page and in the list of the trip%s",
    async (_, fault) => {
      const account = addTraveller(panel);
      const visitor = await visitAs(panel, account);
      const form = await openForm(visitor);
      const [, low, high] = form.fields.group?.match(/^1:([\d.]+)-([\d.]+)$/) ?? [];
      const range = [low, high].map((amount) => `€${Number(amount).toFixed(2)}`).join(" – ");
      const readPrice = async (path: string) =>
        textOf((await visitor.get(path)).html).match(/Price (On the meter|€[\d.]+ – €[\d.]+)/)?.[1];
      if (fault) fail(fault);
      const { location = "" } = await order(visitor, form);
      const [trip] = tripsOf(panel, account);
      expect(location).toBe(`/?trip=${trip?.id}`);
      expect(await readPrice(location)).toBe(range);
      expect(await readPrice("/panel")).toBe(range);

      // Edits that leave the route alone keep the range; a new route gets a new range.
      const edit = async (changes: Record<string, string>) => {
        const { html } = await visitor.get(`/?edit=${trip?.id}`);
        return press(visitor, readForm(html, "edit"), { text: editTexts.en.save }, changes);
      };
      expect(await edit({ notes: "Portal 3" })).toMatchObject({ status: 303, location });
      expect(await readPrice(location)).toBe(range);
      expect(await edit({ to: "" })).toMatchObject({ status: 303, location });
      expect(await readPrice(location)).toBe("On the meter");
    },
  );
});

it("an order goes to the only group that the user belongs to", async () => {
  const account = addTraveller(panel, 0, { role: "company", exclusiveAgrupation: 1 });
  const visitor = await visitAs(panel, account);
  const form = await openForm(visitor);
  const { status, html } = await order(visitor, form, { group: "2:27", traveller: "Ana" });
  expect(status).toBe(422);
  expect(textOf(html)).toContain("Request failed");
  expect(textOf(html)).toContain("Request assignment to a grouping or restart your session");
  expect(tripsOf(panel, account)).toEqual([]);
});

it("an order is not sent with an address that was changed and not looked up", async () => {
  const account = addTraveller(panel);
  const visitor = await visitAs(panel, account);
  const form = await openForm(visitor);
  const answer = await order(visitor, form, { to: "aeropuerto" });
  expect(answer.status).toBe(303);
  const { html } = await visitor.get(answer.location ?? "");
  expect(textOf(html)).toContain(texts.en.chooseAddress);
  expect(textOf(html)).toContain("Which one do you mean?");
  // The form shows this error itself, since a dialog would cover it.
  expect(html).toMatch(/id="to"[^>]*aria-describedby="[^"]*to-error/);
  expect(html).toMatch(/class="error-summary"[^>]*>.*href="#to"/s);
  expect(answer.headers["set-cookie"]).toBeUndefined();
  expect(tripsOf(panel, account)).toEqual([]);
});

it("the form says that it has looked up an address, and orders nothing yet", async () => {
  const account = addTraveller(panel);
  const visitor = await visitAs(panel, account);
  const answer = await order(visitor, await openForm(visitor), { to: "terminal 1 salidas" });
  const { html } = await visitor.get(answer.location ?? "");
  expect(textOf(html)).toContain(texts.en.lookedUp);
  expect(tripsOf(panel, account)).toEqual([]);
});

it("an order that comes as a link waits for the user to press the button", async () => {
  const account = addTraveller(panel);
  const visitor = await visitAs(panel, account);
  const { fields } = await openForm(visitor);
  const question = await visitor.open(`/request?${new URLSearchParams(fields)}`);
  expect(textOf(question.html)).toContain(texts.en.confirm);
  expect(tripsOf(panel, account)).toEqual([]);
  await press(visitor, readForm(question.html, "confirm-order"), { text: "Request taxi" });
  expect(tripsOf(panel, account)).toHaveLength(1);
});

it("the page shows all facts of the order, and what the button does, before it is pressed", async () => {
  const account = addTraveller(panel);
  const visitor = await visitAs(panel, account);
  const more = {
    ...booking,
    notes: "Portal azul",
    traveller: "Lucía Ferrer",
    phone: "600 111 222",
  };
  const { fields } = await openForm(visitor, more);
  const { key = "" } = fields;
  const ask = (sent: string) =>
    visitor.open(`/request?${new URLSearchParams({ ...fields, key: sent })}`);
  const { html } = await ask(key);
  for (const fact of [sayLater("en"), "Radio Taxi Cantalmar", "Lucía Ferrer", "Portal azul"])
    expect(textOf(html.slice(html.indexOf('id="confirm"')))).toContain(fact);
  for (const term of ["Contact phone", "Payment"]) expect(textOf(html)).toContain(term);
  expect(readForm(html, "confirm-order").buttons).toMatchObject([{ text: "Book taxi" }]);
  for (const broken of ["", "1", `${key}x`])
    expect((await ask(broken)).html).not.toContain('id="confirm-order"');
});
