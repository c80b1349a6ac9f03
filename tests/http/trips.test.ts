import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { texts as failureTexts } from "../../app/features/frame/failure-texts.ts";
import { texts as orderTexts } from "../../app/features/order-taxi/texts.ts";
import { texts as editTexts } from "../../app/features/orders/edit/texts.ts";
import { texts } from "../../app/features/orders/texts.ts";
import { texts as statusTexts } from "../../app/features/trips/status-texts.ts";
import { texts as bookingsTexts } from "../../app/routes/bookings/texts.ts";
import { texts as panelTexts } from "../../app/routes/panel/texts.ts";
import type { OperationId } from "../../sandbox/api/operation.ts";
import type { Fault } from "../../sandbox/control/faults.ts";
import { paymentChoiceOf } from "../../sandbox/customer/payment-choice.ts";
import { listMethodsOf } from "../../sandbox/customer/payment-methods.ts";
import { clientFor } from "../../sandbox/test-client.ts";
import { type Account, brandOf, type Trip } from "../../sandbox/world.ts";
import { type BorrowedPanel, borrowPanel } from "../services/borrow-panel.ts";
import { addCompany } from "../services/companies.ts";
import { addTraveller, tripsOf, visitAs } from "../services/customers.ts";
import { inTurn } from "../services/in-turn.ts";
import { later } from "../services/later.ts";
import { bookTaxi, orderTaxi, waitForStatus } from "../services/trips.ts";
import type { Visitor } from "../services/visitor.ts";
import { press, readForm } from "./read-form.ts";
import { readMenu, textOf } from "./read-page.ts";

const successful = "The action was successful";

let panel: BorrowedPanel;
beforeAll(async () => {
  panel = await borrowPanel();
});
afterAll(() => panel.stop());
afterEach(() => {
  panel.sandbox.faults.clear();
  // The sandbox has few drivers, and each is busy until the trip has ended.
  panel.sandbox.world.trips.clear();
});

const fail = (operation: OperationId, fault: Omit<Fault, "operation">) =>
  panel.sandbox.faults.add({ operation, times: 1, ...fault });

const refuse = (operation: OperationId, status: number, message: string) =>
  fail(operation, { kind: "status", status, body: { message } });

const countCalls = (operation: OperationId) => panel.sandbox.calls.get(operation) ?? 0;

const cancel = (visitor: Visitor, { id }: Trip, screen = "/panel") =>
  visitor.post(`${screen}?dialog=cancel-${id}`, { form: "cancel", id: `${id}` });

const resend = (visitor: Visitor, { id }: Trip, key: string = randomUUID()) =>
  visitor.post(`/panel?dialog=resend-${id}`, { form: "resend", id: `${id}`, key });

async function openEdit(visitor: Visitor, { id }: Trip, screen = "/panel") {
  const { status, html } = await visitor.get(`${screen}?edit=${id}`);
  expect(status).toBe(200);
  return readForm(html, "edit").fields;
}

const save = (visitor: Visitor, { id }: Trip, fields: Record<string, string>, screen = "/panel") =>
  visitor.post(`${screen}?edit=${id}`, fields);

/** Follows the redirect of a form, and returns the page with its text. */
async function follow(visitor: Visitor, answer: { status: number; location: string | undefined }) {
  expect(answer.status).toBe(303);
  const page = await visitor.get(answer.location ?? "");
  return { ...page, text: textOf(page.html) };
}

async function logInAsNew(given?: Partial<Account>, brandIndex = 0) {
  const account = addTraveller(panel, brandIndex, given);
  return { account, visitor: await visitAs(panel, account) };
}

describe("another user's trip", () => {
  const strangers: [string, Partial<Account>, number][] = [
    ["of another account", {}, 0],
    ["of another brand", {}, 1],
    ["of a company", { role: "company", exclusiveAgrupation: 1 }, 0],
  ];

  it.each(inTurn(strangers, { every: 4 }))(
    "cannot be seen or changed by a stranger %s",
    async (_, given, brand) => {
      const { account } = await logInAsNew({ name: "Rosalía Montalbán" });
      const [trip, booked] = [await orderTaxi(panel, account), await bookTaxi(panel, account)];
      const { account: stranger, visitor } = await logInAsNew(given, brand);
      const before = ["cancelTrip", "updateTrip", "createTrip"].map((each) =>
        countCalls(each as OperationId),
      );
      for (const theirs of [trip, booked]) {
        const tries = [
          await visitor.get(`/panel?edit=${theirs.id}`),
          await visitor.get(`/Bookings?edit=${theirs.id}`),
          await cancel(visitor, theirs),
          await cancel(visitor, theirs, "/Bookings"),
          await resend(visitor, theirs),
          await save(visitor, theirs, { to: "", traveller: "Nadie", phone: "" }),
        ];
        expect(tries.map(({ status }) => status)).toEqual(Array(tries.length).fill(404));
        for (const path of ["panel", "Bookings"]) {
          const query = `trip=${theirs.id}&dialog=cancel-${theirs.id}`;
          const { html } = await visitor.get(`/${path}?${query}`);
          expect(html).not.toContain(account.name);
          expect(html).not.toContain("<dialog");
        }
      }
      expect([trip.status, booked.status]).toEqual([1, 13]);
      expect(tripsOf(panel, stranger)).toEqual([]);
      const after = ["cancelTrip", "updateTrip", "createTrip"].map((each) =>
        countCalls(each as OperationId),
      );
      expect(after).toEqual(before);
    },
  );
});

describe("a forged form", () => {
  it("changes nothing", async () => {
    const { account, visitor } = await logInAsNew();
    const trip = await orderTaxi(panel, account);
    const id = `${trip.id}`;
    const before = countCalls("listTripsInProcess");
    for (const form of [
      { id },
      { form: "stop", id },
      { form: "cancel", id: "-1" },
      { form: "resend", id, key: "1" },
    ]) {
      expect((await visitor.post("/panel", form as Record<string, string>)).status).toBe(422);
    }
    // The re-rendered pages and their menus share one read of the lists.
    expect(countCalls("listTripsInProcess") - before).toBeLessThanOrEqual(1);
    expect(trip.status).toBe(1);
  });

  it("without a session calls no API operation", async () => {
    const { account, visitor } = await logInAsNew();
    const trip = await orderTaxi(panel, account);
    visitor.cookies.clear();
    const { status, location } = await cancel(visitor, trip);
    expect([status, location?.split("?")[0]]).toEqual([302, "/before_room"]);
    expect(trip.status).toBe(1);
  });
});

describe("cancelling", () => {
  it("sets a trip to cancelled, and keeps it in the list", async () => {
    const { account, visitor } = await logInAsNew();
    const trip = await orderTaxi(panel, account);
    const { text } = await follow(visitor, await cancel(visitor, trip));
    expect(trip.status).toBe(4);
    expect(text).toContain(`Trip canceled ${successful}`);
    expect(text).toContain(statusTexts.en.cancelled);
  });

  it("removes a booking from the list", async () => {
    const { account, visitor } = await logInAsNew();
    const trip = await bookTaxi(panel, account);
    const { text } = await follow(visitor, await cancel(visitor, trip, "/Bookings"));
    expect(trip.status).toBe(4);
    expect(text).toContain(successful);
    expect(text).toContain(bookingsTexts.en.empty);
  });

  it.each([
    ["a trip", orderTaxi, "/panel"],
    ["a booking", bookTaxi, "/Bookings"],
  ] as const)("%s twice has the same result as once", async (_, make, screen) => {
    const { account, visitor } = await logInAsNew();
    const trip = await make(panel, account);
    const answers = await Promise.all([
      cancel(visitor, trip, screen),
      cancel(visitor, trip, screen),
      cancel(visitor, trip, screen),
    ]);
    answers.push(await cancel(visitor, trip, screen));
    expect(answers.map(({ status, location }) => [status, location])).toEqual(
      Array(4).fill([303, screen]),
    );
    expect(trip.status).toBe(4);
  });

  it("shows the API's reason for a refusal over the page", async () => {
    const { account, visitor } = await logInAsNew();
    const trip = await orderTaxi(panel, account);
    waitForStatus(panel, trip, 7);
    const { status, html } = await cancel(visitor, trip);
    expect(status).toBe(422);
    expect(textOf(html)).toContain("The trip has begun and can no longer be cancelled");
    expect(html).toContain("<dialog");
    expect(trip.status).toBe(7);
  });

  it("in an expired session returns to the question after the log-in", async () => {
    const { account, visitor } = await logInAsNew();
    const trip = await orderTaxi(panel, account);
    const { tokens } = panel.sandbox.world;
    for (const [token, { accountId }] of tokens) if (accountId === account.id) tokens.delete(token);
    const { status, location = "" } = await cancel(visitor, trip);
    expect(status).toBe(302);
    const back = new URL(location, "http://panel").searchParams.get("back") ?? "";
    expect(back).toBe(`/panel?dialog=cancel-${trip.id}`);
    const { email: username, password } = account;
    await visitor.post("/login", { username, password, back });
    expect((await visitor.get(back)).html).toContain("<dialog");
    expect(trip.status).toBe(1);
  });

  it("with a lost answer is recognised by the state of the trip", async () => {
    const { account, visitor } = await logInAsNew();
    for (const [make, screen] of [
      [orderTaxi, "/panel"],
      [bookTaxi, "/Bookings"],
    ] as const) {
      const trip = await make(panel, account);
      fail("cancelTrip", { kind: "reset", afterwards: true });
      expect((await follow(visitor, await cancel(visitor, trip, screen))).text).toContain(
        successful,
      );
      expect(trip.status).toBe(4);
    }
  });

  it("shows an error when the call did not reach the API, and can be repeated", async () => {
    const { account, visitor } = await logInAsNew();
    const trip = await orderTaxi(panel, account);
    fail("cancelTrip", { kind: "reset" });
    const { status, html } = await cancel(visitor, trip);
    expect(status).toBe(502);
    expect(textOf(html)).toContain(failureTexts.en.problem);
    expect(trip.status).toBe(1);
    await follow(visitor, await cancel(visitor, trip));
    expect(trip.status).toBe(4);
  });
});

describe("resending", () => {
  it("cancels a trip that has not ended, and requests the same now", async () => {
    const { account, visitor } = await logInAsNew();
    const trip = await orderTaxi(panel, account, {
      viajero: { nombre: "Olga Prats", telefono_aviso: "+34600999888" },
    });
    waitForStatus(panel, trip, 3);
    const answer = await resend(visitor, trip);
    const [, again, ...others] = tripsOf(panel, account);
    expect(others).toEqual([]);
    expect(answer.location).toBe(`/panel?trip=${again?.id}`);
    expect(trip.status).toBe(4);
    expect(again).toMatchObject({
      status: 1,
      scheduledFor: null,
      origin: trip.origin,
      destination: trip.destination,
      destinationAddress: trip.destinationAddress,
      traveller: "Olga Prats",
      noticePhone: "+34600999888",
    });
    const { text } = await follow(visitor, answer);
    expect(text).toContain(`Taxi requested again ${successful}`);
    expect(text).toContain(statusTexts.en.searching);
  });

  it("replaces a booking with a taxi now, with the same payment method", async () => {
    const { account, visitor } = await logInAsNew();
    const trip = await bookTaxi(panel, account);
    const { world } = panel.sandbox;
    const { methodIds, defaultId } = paymentChoiceOf(world, account, brandOf(world, 1));
    const other = listMethodsOf(brandOf(world, 1)).find(
      ({ id }) => id !== defaultId && methodIds.includes(id),
    );
    trip.paymentMethod = other?.name ?? "";
    const { html } = await visitor.get(`/Bookings?dialog=resend-${trip.id}`);
    expect(textOf(html)).toContain("cancel the reservation for");
    await follow(visitor, await resend(visitor, trip));
    expect(tripsOf(panel, account)).toMatchObject([
      { status: 4 },
      { status: 1, scheduledFor: null, paymentMethod: other?.name },
    ]);
  });

  it("is offered for a trip under way, and shows the API's refusal", async () => {
    const { account, visitor } = await logInAsNew();
    const trip = await orderTaxi(panel, account);
    waitForStatus(panel, trip, 7);
    const { html } = await visitor.get("/panel");
    expect(html).toContain(`dialog=resend-${trip.id}`);
    expect(html).toContain(`dialog=cancel-${trip.id}`);
    const { status } = await resend(visitor, trip);
    expect(status).toBe(422);
    expect(tripsOf(panel, account)).toMatchObject([{ status: 7 }]);
  });

  it("only requests a taxi when the trip has ended", async () => {
    const { account, visitor } = await logInAsNew();
    const trip = await orderTaxi(panel, account);
    waitForStatus(panel, trip, 8);
    const before = countCalls("cancelTrip");
    await follow(visitor, await resend(visitor, trip));
    expect(trip.status).toBe(8);
    expect(tripsOf(panel, account)).toMatchObject([{ status: 8 }, { status: 1 }]);
    expect(countCalls("cancelTrip")).toBe(before);
  });

  it("orders one taxi when it is pressed many times", async () => {
    const { account, visitor } = await logInAsNew();
    const trip = await orderTaxi(panel, account);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => resend(visitor, trip, key)));
    answers.push(await resend(visitor, trip, key));
    const [, again, ...others] = tripsOf(panel, account);
    expect(others).toEqual([]);
    expect(new Set(answers.map(({ location }) => location))).toEqual(
      new Set([`/panel?trip=${again?.id}`]),
    );
  });

  it("orders one taxi when it is pressed at several desks, and each desk says so", {
    tags: "full",
  }, async () => {
    const { account, visitor } = await logInAsNew();
    const trip = await orderTaxi(panel, account);
    const desks = [visitor, await visitAs(panel, account), await visitAs(panel, account)];
    const press = async (desk: Visitor) => follow(desk, await resend(desk, trip));
    const pages = await Promise.all(desks.map(press));
    pages.push(await press(visitor));
    const [, again, ...others] = tripsOf(panel, account);
    expect(others).toEqual([]);
    const already = `You have just requested another taxi for trip ${trip.id}. We did not request a second one.`;
    const count = (said: string) => pages.filter(({ text }) => text.includes(said)).length;
    expect([count(successful), count(already)]).toEqual([1, 3]);
    expect((await resend(visitor, trip)).location).toBe(`/panel?trip=${again?.id}`);
  });

  it("is possible again after the new taxi's trip has ended or was refused", async () => {
    const { account, visitor } = await logInAsNew();
    const trip = await orderTaxi(panel, account);
    refuse("createTrip", 422, "No queda saldo");
    await resend(visitor, trip);
    expect(tripsOf(panel, account)).toHaveLength(1);
    await resend(visitor, trip);
    const [, again] = tripsOf(panel, account);
    if (!again) throw new Error("Nothing was requested");
    await cancel(visitor, again);
    await resend(visitor, trip);
    expect(tripsOf(panel, account)).toMatchObject([{ status: 4 }, { status: 4 }, { status: 1 }]);
  });

  it("keeps the employee and the service type of a company", async () => {
    const { account, visitor } = await logInAsNew({ role: "company", exclusiveAgrupation: 1 });
    const { world } = panel.sandbox;
    const employee = addTraveller(panel, 0, { role: "employee", companyId: account.id });
    const type = { id: world.nextId(), companyId: account.id, name: "Reparto", active: true };
    world.serviceTypes.set(type.id, type);
    const trip = await orderTaxi(panel, account, {
      employee_id: employee.id,
      service_type_id: type.id,
    });
    await follow(visitor, await resend(visitor, trip));
    const [, again] = tripsOf(panel, account);
    expect(again).toMatchObject({ employeeId: employee.id, serviceType: "Reparto" });
  });

  it("shows the filled-in request when the trip is cancelled and the new order is refused", async () => {
    const { account, visitor } = await logInAsNew();
    const trip = await orderTaxi(panel, account, {
      viajero: { nombre: "Olga Prats", telefono_aviso: null },
    });
    refuse("createTrip", 422, "No queda saldo");
    const answer = await resend(visitor, trip);
    expect(answer.location).toMatch(/^\/request\?/);
    const { text, html } = await follow(visitor, answer);
    expect(trip.status).toBe(4);
    expect(text).toContain("Request failed");
    expect(text).toContain(
      `We have canceled trip ${trip.id}, but we could not request another taxi.`,
    );
    expect(text).toContain("No queda saldo");
    expect(readForm(html, "request").fields).toMatchObject({
      from: trip.origin.calle,
      to: trip.destinationAddress,
      traveller: "Olga Prats",
      timing: "now",
    });
    expect(tripsOf(panel, account)).toHaveLength(1);
  });

  it("hides the API's own words when the API fails", { tags: "full" }, async () => {
    const { account, visitor } = await logInAsNew();
    const trip = await orderTaxi(panel, account);
    fail("createTrip", { kind: "status", status: 500, body: { message: "select *" } });
    const { text } = await follow(visitor, await resend(visitor, trip));
    expect(text).toContain(`We have canceled trip ${trip.id}`);
    expect(text).toContain(orderTexts.en.unknown);
    expect(text).not.toContain("select *");
  });

  it("requests nothing when the trip cannot be cancelled", async () => {
    const { account, visitor } = await logInAsNew();
    const trip = await orderTaxi(panel, account);
    waitForStatus(panel, trip, 7);
    const { status, html } = await resend(visitor, trip);
    expect(status).toBe(422);
    expect(textOf(html)).toContain("The trip has begun and can no longer be cancelled");
    expect(tripsOf(panel, account)).toHaveLength(1);
  });

  it("leads to the new taxi when the answer is lost", async () => {
    const { account, visitor } = await logInAsNew();
    const trip = await orderTaxi(panel, account);
    fail("createTrip", { kind: "reset", afterwards: true });
    const answer = await resend(visitor, trip);
    const [, again, ...others] = tripsOf(panel, account);
    expect(others).toEqual([]);
    expect(answer.location).toBe(`/panel?trip=${again?.id}`);
  });

  it("shows an unknown result as unknown", { tags: "full" }, async () => {
    const { account, visitor } = await logInAsNew();
    const trip = await orderTaxi(panel, account);
    fail("createTrip", { kind: "reset" });
    const { text } = await follow(visitor, await resend(visitor, trip));
    expect(text).toContain(orderTexts.en.unknown);
    expect(text).toContain(`We have canceled trip ${trip.id}.`);
  });

  it("shows the range of the new request when its price is a range", { tags: "full" }, async () => {
    const { account, visitor } = await logInAsNew();
    const quote = await visitor.get("/request?to=Estaci%C3%B3n+Central&group=1");
    const trip = await press(visitor, readForm(quote.html, "request"), { name: "order" });
    const id = Number(trip.location?.match(/trip=(\d+)/)?.[1]);
    const priceOn = async (path: string) =>
      textOf((await visitor.get(path)).html).match(/Price (€[\d.]+ – €[\d.]+)/)?.[1];
    const agreed = await priceOn(`/?trip=${id}`);
    expect(agreed).toBeDefined();
    await follow(visitor, await resend(visitor, { id } as Trip));
    const [, again] = tripsOf(panel, account);
    expect(again?.fare).toBeNull();
    expect(await priceOn(`/?trip=${again?.id}`)).toBe(agreed);
  });

  it("at another price asks first, and cancels nothing", async () => {
    const { account, visitor } = await logInAsNew({}, 1);
    const [, group] = panel.sandbox.world.brands;
    if (!group) throw new Error("There is a second group");
    const quote = await visitor.get(`/request?to=Estaci%C3%B3n+Central&group=${group.id}`);
    const [, fare] = readForm(quote.html, "request").fields.group?.split(":") ?? [];
    const trip = await orderTaxi(panel, account, { fare: Number(fare) });
    group.tariff.startAmount += 4;
    const answer = await resend(visitor, trip);
    const { text } = await follow(visitor, answer);
    group.tariff.startAmount -= 4;
    expect(answer.location).toMatch(/^\/request\?/);
    expect(text).toMatch(/The fare is now €[\d.]+\. We have not sent your request yet/);
    expect(trip.status).toBe(1);
    expect(tripsOf(panel, account)).toHaveLength(1);
  });
});

describe("editing", () => {
  it("changes the edited fields, and nothing else", async () => {
    const { account, visitor } = await logInAsNew();
    const trip = await orderTaxi(panel, account);
    const { origin, destination } = structuredClone(trip);
    const fields = await openEdit(visitor, trip);
    const answer = await save(visitor, trip, {
      ...fields,
      notes: "Portal azul",
      traveller: "Olga",
    });
    expect(answer.location).toBe(`/panel?trip=${trip.id}`);
    expect((await follow(visitor, answer)).text).toContain("The service was edited successfully");
    expect(trip).toMatchObject({
      origin: { ...origin, datosExtra: "Portal azul" },
      destination,
      traveller: "Olga",
    });
  });

  it("moves a booking to another time, and returns to the bookings", async () => {
    const { account, visitor } = await logInAsNew();
    const trip = await bookTaxi(panel, account);
    const fields = await openEdit(visitor, trip, "/Bookings");
    expect(fields).toMatchObject({ date: later.date, time: later.time });
    const answer = await save(visitor, trip, { ...fields, time: "10:45" }, "/Bookings");
    expect(answer.location).toBe(`/Bookings?trip=${trip.id}`);
    expect(trip.scheduledFor).toBe(later.at + 75 * 60_000);
  });

  it("looks an address up when it is only words, and saves it after the user has chosen", async () => {
    const { account, visitor } = await logInAsNew();
    const trip = await orderTaxi(panel, account);
    const before = trip.destinationAddress;
    const fields = await openEdit(visitor, trip);
    const asked = await follow(
      visitor,
      await save(visitor, trip, { ...fields, to: "aeropuerto", notes: "Portal azul" }),
    );
    expect(asked.text).toContain(orderTexts.en.chooseAddress);
    expect(trip.destinationAddress).toBe(before);
    const { buttons } = readForm(asked.html, "edit");
    const { name = "", value = "" } =
      buttons.find((each) => each.name.startsWith("to_pick@")) ?? {};
    expect(value).not.toBe("");
    const again = readForm(asked.html, "edit").fields;
    const chosen = await follow(visitor, await save(visitor, trip, { ...again, [name]: value }));
    expect(trip.destinationAddress).toBe(before);
    const { fields: settled } = readForm(chosen.html, "edit");
    expect(settled.notes).toBe("Portal azul");
    await follow(visitor, await save(visitor, trip, settled));
    expect(trip.destinationAddress).toBe(value);
    expect(trip.origin.datosExtra).toBe("Portal azul");
  });

  it("keeps the pickup while a taxi is on its way, whatever is sent", async () => {
    const { account, visitor } = await logInAsNew();
    const trip = await orderTaxi(panel, account);
    waitForStatus(panel, trip, 3);
    const fields = await openEdit(visitor, trip);
    expect(fields).not.toHaveProperty("from");
    const moved = { from: "Alta mar", from_lat: "38.0101", from_lng: "0.6202" };
    const { status, html } = await save(visitor, trip, { ...fields, ...moved });
    expect(status).toBe(422);
    expect(textOf(html)).toContain("El taxi ya va hacia el punto de recogida");
  });

  it("shows the new fare when the route changes", async () => {
    const { account, visitor } = await logInAsNew({}, 1);
    const group = panel.sandbox.world.brands[1];
    const quote = await visitor.get(`/request?to=Estaci%C3%B3n+Central&group=${group?.id}`);
    const [, fare] = readForm(quote.html, "request").fields.group?.split(":") ?? [];
    const trip = await orderTaxi(panel, account, { fare: Number(fare) });
    const fields = await openEdit(visitor, trip);
    const airport = {
      to: "Terminal 1",
      to_lat: "38.0402",
      to_lng: "0.7003",
      to_known: "Terminal 1",
    };
    const { text } = await follow(visitor, await save(visitor, trip, { ...fields, ...airport }));
    expect(trip.fare).not.toBe(Number(fare));
    expect(text).toContain("The service was edited successfully");
    expect(text).toContain(`The new price is €${trip.fare?.toFixed(2)}`);
  });

  it.each([409, 418, 422])("shows the API's reason for a refusal: %i", async (status) => {
    const { account, visitor } = await logInAsNew();
    const trip = await orderTaxi(panel, account);
    const fields = await openEdit(visitor, trip);
    refuse("updateTrip", status, "Ahora <b>no</b>");
    const page = await save(visitor, trip, { ...fields, notes: "Portal azul" });
    expect(page.status).toBe(422);
    expect(page.html).toContain("Ahora &lt;b&gt;no&lt;/b&gt;");
    expect(readForm(page.html, "edit").fields.notes).toBe("Portal azul");
  });

  it("shows an error when the trip has begun meanwhile, and changes nothing", async () => {
    const { account, visitor } = await logInAsNew();
    const trip = await orderTaxi(panel, account);
    const fields = await openEdit(visitor, trip);
    waitForStatus(panel, trip, 7);
    const { status, html } = await save(visitor, trip, { ...fields, traveller: "Olga" });
    expect(status).toBe(422);
    expect(textOf(html)).toContain("This trip can no longer be changed");
    expect(textOf(html)).toContain(editTexts.en.over);
    expect(trip.traveller).not.toBe("Olga");
  });

  it("asks a company for a traveller, and a booking for a time in the future", async () => {
    const { account, visitor } = await logInAsNew({ role: "company", exclusiveAgrupation: 1 });
    const trip = await bookTaxi(panel, account);
    const fields = await openEdit(visitor, trip, "/Bookings");
    const changed = { ...fields, traveller: "", date: "2020-01-01" };
    const { status, html } = await save(visitor, trip, changed, "/Bookings");
    expect(status).toBe(422);
    expect(textOf(html)).toContain("Traveler name required");
    expect(textOf(html)).toContain(orderTexts.en.past);
  });
});

describe("the lists", () => {
  it("show the user's own trips, and a company the trips of its employees", async () => {
    const { account: company, visitor } = await logInAsNew({
      role: "company",
      exclusiveAgrupation: 1,
    });
    const staff = { role: "employee", companyId: company.id, exclusiveAgrupation: 1 } as const;
    const [ana, eva] = [
      await logInAsNew({ ...staff, name: "Ana Mas" }),
      await logInAsNew({ ...staff, name: "Eva Gil" }),
    ];
    const trips = [await orderTaxi(panel, ana.account), await orderTaxi(panel, eva.account)];
    const ids = trips.map(({ id }) => `${id}`);
    const shown = async (who: Visitor) => {
      const text = textOf((await who.get("/panel")).html);
      return ids.filter((id) => text.includes(id));
    };
    expect(await shown(visitor)).toEqual(ids);
    expect(await shown(ana.visitor)).toEqual([ids[0]]);
    expect(await shown(eva.visitor)).toEqual([ids[1]]);
  });

  it("show the driver, the plate and a phone number", async () => {
    const { account, visitor } = await logInAsNew();
    const trip = await orderTaxi(panel, account);
    waitForStatus(panel, trip, 10);
    const driver = panel.sandbox.world.drivers.find(({ id }) => id === trip.driverId);
    const { html } = await visitor.get("/panel");
    for (const said of [driver?.name, driver?.plate, driver?.model]) {
      expect(textOf(html)).toContain(said);
    }
    expect(html).toContain(`href="tel:${driver?.telephone}"`);
    expect(textOf(html)).toContain("Vehicle at the pickup point waiting for passenger(s)");
  });

  it("tell a company that a driver is on the way to its traveler, and not to the reader", async () => {
    const company = addCompany(panel);
    waitForStatus(panel, await orderTaxi(panel, company), 3);
    const visitor = await visitAs(panel, company);
    for (const screen of ["/panel", "/history"]) {
      const { html } = await visitor.get(screen);
      expect(textOf(html)).toContain("A driver is on the way to the pickup point");
      expect(textOf(html)).not.toContain("pick you up");
    }
  });

  // The specification's words where it has some, and what the user can do.
  const codes: [code: number, en: string, es: string, tools: string][] = [
    [1, "Looking for...", "Buscando...", "edit resend cancel"],
    [2, "Looking for...", "Buscando...", "edit resend cancel"],
    [3, "A driver is going to pick you up", "Un conductor va a recogerte", "edit resend cancel"],
    [6, "A driver is going to pick you up", "Un conductor va a recogerte", "edit resend cancel"],
    [
      10,
      "Vehicle at the pickup point waiting for passenger(s)",
      "El vehículo espera en el punto de recogida",
      "edit resend cancel",
    ],
    [7, "Trip in progress", "Viaje en curso", "resend cancel"],
    [8, "Completed", "Completado", "resend"],
    [4, "Canceled", "Cancelado", "resend"],
    [5, "Canceled", "Cancelado", "resend"],
    [9, "Finished", "Finalizado", "resend"],
    [13, "Scheduled", "Reservado", "edit resend cancel"],
    // The document does not list this code, so the page shows the group's own words.
    [77, "En el taller", "En el taller", "resend cancel"],
  ];

  it.each(["en", "es"] as const)(
    "show a text for every status code, also for a new one: %s",
    async (language) => {
      const account = addTraveller(panel);
      const visitor = await visitAs(panel, account, language);
      const { id } = await orderTaxi(panel, account);
      const { body } = await clientFor(panel.sandbox, account).get("/services/in_process/list");
      const [service] = body?.services ?? [];
      const services = codes.map(([status_code, , es]) => ({
        ...service,
        ...{ id: id * 100 + status_code, status_code, status_name: es },
      }));
      fail("listTripsInProcess", { kind: "wrong_shape", body: { services } });
      const { status, html } = await visitor.get("/panel");
      expect(status).toBe(200);
      for (const [code, en, es, tools] of codes) {
        const [row = ""] =
          html.match(new RegExp(`<tr[^>]*>((?!</tr>).)*>${id * 100 + code}<.*?</tr>`, "s")) ?? [];
        expect(textOf(row), `${code}`).toContain(language === "en" ? en : es);
        const offered = [...row.matchAll(/\?dialog=(cancel|resend)-|\?(edit)=/g)];
        expect(offered.map(([, dialog, edit]) => dialog ?? edit).join(" "), `${code}`).toBe(tools);
      }
    },
  );

  it("are read once for a page and the numbers in its menu", async () => {
    const { account, visitor } = await logInAsNew();
    await orderTaxi(panel, account);
    const before = [countCalls("listTripsInProcess"), countCalls("listScheduledTrips")];
    await visitor.get("/panel");
    const after = [countCalls("listTripsInProcess"), countCalls("listScheduledTrips")];
    expect(after).toEqual(before.map((count) => count + 1));
  });

  it("show an error without the API's words when they cannot be loaded", async () => {
    const { visitor } = await logInAsNew();
    fail("listTripsInProcess", {
      kind: "status",
      status: 500,
      body: { message: "select *" },
      times: 2,
    });
    const { status, html } = await visitor.get("/panel");
    expect(status).toBe(502);
    expect(textOf(html)).toContain(failureTexts.en.problem);
    expect(html).not.toContain("select *");
    // The menu leaves its numbers out.
    expect(readMenu(html)).toContain("Orders");
  });

  it.each([
    ["/panel", panelTexts.en.empty],
    ["/Bookings", bookingsTexts.en.empty],
  ])("say what to do when they are empty: %s", async (path, said) => {
    const { visitor } = await logInAsNew();
    expect(textOf((await visitor.get(path)).html)).toContain(said);
  });
});

describe("the page of a trip", () => {
  it("still shows a trip that has ended and left the lists, with its receipt", async () => {
    const { account, visitor } = await logInAsNew();
    const trip = await orderTaxi(panel, account);
    waitForStatus(panel, trip, 8);
    panel.sandbox.world.clock.step(3_600_000);
    const { html: lists } = await visitor.get("/panel");
    expect(lists).not.toContain(`trip=${trip.id}`);
    const { html } = await visitor.get(`/?trip=${trip.id}`);
    expect(textOf(html)).toContain(statusTexts.en.completed);
    expect(html).toContain(`/history/trip/receipt?trip=${trip.id}`);
  });
});

describe("the numbers in the menu", () => {
  const numbers = (html: string) =>
    ["/panel", "/Bookings"].map((path) => {
      const [, link = ""] =
        html.match(new RegExp(`<a[^>]*href="${path}"[^>]*>(.*?)</a>`, "s")) ?? [];
      return Number(textOf(link).match(/\d+/)?.[0] ?? 0);
    });

  it("count waiting passengers' trips and bookings on every page", async () => {
    const { account, visitor } = await logInAsNew();
    expect(numbers((await visitor.get("/favorite")).html)).toEqual([0, 0]);
    const riding = await orderTaxi(panel, account);
    waitForStatus(panel, riding, 7);
    await orderTaxi(panel, account);
    await orderTaxi(panel, account);
    await cancel(visitor, await orderTaxi(panel, account));
    await bookTaxi(panel, account);
    expect(numbers((await visitor.get("/favorite")).html)).toEqual([2, 1]);
  });

  it("are left out when the API fails, and the page still works", async () => {
    const { account, visitor } = await logInAsNew();
    await bookTaxi(panel, account);
    fail("listScheduledTrips", { kind: "reset", times: 2 });
    const { status, html } = await visitor.get("/favorite");
    expect(status).toBe(200);
    expect(numbers(html)).toEqual([0, 0]);
  });
});

describe("without JavaScript", () => {
  const refresh = '<noscript><meta http-equiv="refresh" content="15"/></noscript>';

  it("the lists reload by themselves, but not while a form is open", async () => {
    const { account, visitor } = await logInAsNew();
    const { id } = await orderTaxi(panel, account);
    const htmlAt = async (path: string) => (await visitor.get(path)).html;
    for (const path of ["/panel", "/Bookings", `/panel?trip=${id}`]) {
      expect(await htmlAt(path), path).toContain(refresh);
    }
    for (const path of [
      `/panel?dialog=cancel-${id}`,
      `/panel?edit=${id}`,
      "/panel?dialog=logout",
      "/request",
    ]) {
      expect(await htmlAt(path), path).not.toContain("http-equiv");
    }
  });
});

it("the screens use the names of the specification", async () => {
  const { account, visitor } = await logInAsNew({ role: "company", exclusiveAgrupation: 1 });
  await orderTaxi(panel, account);
  const { html } = await visitor.get("/panel");
  const [, head = ""] = html.match(/<thead>(.*?)<\/thead>/s) ?? [];
  expect([...head.matchAll(/<th.*?<\/th>/gs)].map(([header]) => textOf(header))).toEqual([
    ...["ID", "Employee", "Traveler", "User type", "Date/time"],
    ...["Address", "Status", "Driver", "Tools"],
  ]);
  expect(textOf(html)).toContain(texts.en.cancel);
});
