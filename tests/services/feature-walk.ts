import { randomUUID } from "node:crypto";
import { toLocalTime } from "../../app/i18n/local-time.ts";
import type { OperationId } from "../../sandbox/api/operation.ts";
import type { Account } from "../../sandbox/world.ts";
import { press, readForm } from "../http/read-form.ts";
import { addTraveller, tripsOf, visitAs } from "./customers.ts";
import { listenTo } from "./event-listener.ts";
import { later } from "./later.ts";
import { openCommerce, promoOf } from "./offers.ts";
import type { Panel } from "./panel.ts";
import { payIn } from "./purses.ts";
import { cancelFirstTrip, startSeries } from "./series.ts";
import { orderTaxi } from "./trips.ts";
import { MARK } from "./victim.ts";
import { createVisitor, type Page, type Visitor } from "./visitor.ts";
import { waitFor } from "./wait-for.ts";

export const HOST = "cantalmar.localhost";

/** Fails when a form did not succeed, so that a walk cannot skip an action unnoticed. */
export function expectDone(what: string, { status, html }: Page, expected = 303): void {
  if (status === expected) return;
  const [summary = ""] = /class="error-summary.{0,1000}/s.exec(html) ?? [];
  throw new Error(`${what} is answered with ${status} ${summary}`);
}

/** Makes the answer to the next call get lost, before or after the API carries it out. */
export function loseAnswer({ sandbox }: Panel, operation: OperationId, afterwards = false): void {
  sandbox.faults.add({ operation, kind: "reset", afterwards, times: 1 });
}

/** Performs every action of a customer, and logs in twice. */
export async function walkAsClient(panel: Panel, account: Account): Promise<Visitor> {
  const visitor = await visitAs(panel, account);
  await order(panel, account, visitor);
  await changeOrders(panel, account, visitor);
  await share(panel, account, visitor);
  await keepThings(panel, account, visitor);
  await sendMoney(panel, account, visitor);
  await ask(panel, account, visitor);
  await repeat(panel, account, visitor);
  await subscribe(panel, visitor);
  return visitor;
}

async function order(panel: Panel, account: Account, visitor: Visitor): Promise<void> {
  const openForm = async (more: Record<string, string> = {}) => {
    const query = new URLSearchParams({ to: "Estación Central", group: "1", ...more });
    return readForm((await visitor.open(`/request?${query}`)).html, "request");
  };
  const send = async (more?: Record<string, string>, notes = `${MARK} portal`) =>
    press(visitor, await openForm(more), { name: "order" }, { notes });
  const link = `/request?${new URLSearchParams({ phone: "+34611222333", notes: `${MARK} timbre` })}`;
  expectDone("a link with notes", await visitor.get(link), 302);
  expectDone("an order", await send());
  expectDone("a booking", await send({ timing: "later", date: later.date, time: later.time }));
  loseAnswer(panel, "createTrip");
  const there = { timing: "later", date: later.date, time: "10:30" };
  const back = { way: "return", return_date: later.date, return_time: "18:15" };
  expectDone("an unknown order", await send({ ...there, ...back }, `${MARK} otra puerta`));
  if (tripsOf(panel, account).length < 2) throw new Error("Nothing was ordered");
}

async function changeOrders(panel: Panel, account: Account, visitor: Visitor): Promise<void> {
  const [one, other] = [await orderTaxi(panel, account), await orderTaxi(panel, account)];
  const change = (form: string, id: number, more = {}) =>
    visitor.post(`/panel?dialog=${form}-${id}`, { form, id: `${id}`, ...more });
  expectDone("a cancellation", await change("cancel", one.id));
  expectDone("a second request", await change("resend", other.id, { key: randomUUID() }));
}

/** Makes an address for calendars, and asks it as a calendar does. */
async function subscribe(panel: Panel, visitor: Visitor): Promise<void> {
  expectDone("a calendar", await visitor.post("/calendar", { form: "make", consent: "on" }));
  const { html } = await visitor.get("/calendar");
  const [address = ""] = /\/calendar\/[\w.-]+\.ics/.exec(html) ?? [];
  expectDone("a calendar's file", await createVisitor(panel, HOST).get(address), 200);
}

/** Starts a series, whose permission then ends, so that the user is told. */
async function repeat({ sandbox }: Panel, { id }: Account, visitor: Visitor): Promise<void> {
  const { reply, at } = await startSeries(visitor, undefined, { notes: `${MARK} patio` });
  expectDone("a series", reply);
  const page = async () => (await visitor.get(at)).html;
  await waitFor(async () => {
    if (!(await page()).includes("3 taxis booked")) throw new Error("The series is not booked");
  });
  const grants = [...sandbox.world.grants.values()].filter((each) => each.accountId === id);
  for (const { token } of grants) sandbox.world.tokens.delete(token);
  expectDone("a date left out", await cancelFirstTrip(visitor, at));
  expectDone(
    "a date after all",
    await press(visitor, readForm(await page(), "dates"), { name: "again" }),
  );
  await waitFor(async () => {
    if (!(await page()).includes("This series has stopped")) throw new Error("It goes on");
  });
  expectDone("the notices", await visitor.get("/messages"), 200);
}

/** Shares two trips, follows one and revokes the other link. */
async function share(panel: Panel, account: Account, visitor: Visitor): Promise<void> {
  for (const isTakenBack of [true, false]) {
    const { id } = await orderTaxi(panel, account);
    expectDone("a shared trip", await visitor.post(`/share/${id}`, { form: "share" }));
    const { html } = await visitor.get(`/share/${id}`);
    const path = html.match(/\/follow\/[\w.-]+/)?.[0] ?? "";
    const guest = createVisitor(panel, HOST);
    expectDone("a followed trip", await guest.get(path), 200);
    if (isTakenBack) {
      expectDone("a link taken back", await visitor.post(`/share/${id}`, { form: "stop" }));
    }
  }
}

async function keepThings(panel: Panel, account: Account, visitor: Visitor): Promise<void> {
  const place = { name: `${MARK} Calle Mayor, 3`, lat: "38.0014", lng: "0.6112" };
  // The home address is a new favourite only for a customer who has none yet.
  const { favourites } = panel.sandbox.world;
  for (const { id } of [...favourites.values()].filter((each) => each.accountId === account.id)) {
    expectDone(
      "a removed favourite",
      await visitor.post("/favorite", { form: "remove", id: `${id}` }),
    );
  }
  const home = { form: "home", key: randomUUID(), ...place };
  expectDone("a home address", await visitor.upload("/profile", home));
  const favourite = { form: "add", key: randomUUID(), alias: `${MARK} casa`, ...place };
  expectDone("a favourite", await visitor.post("/favorite", favourite));
  const { html } = await visitor.get("/payment-method");
  const [, method = ""] = html.match(/name="id"[^>]*value="(\d+)"/) ?? [];
  expectDone(
    "a payment method",
    await visitor.post("/payment-method", { form: "remove", id: method }),
  );
  const profile = { form: "profile", name: `${MARK} Casal`, email: account.email };
  const saved = await visitor.upload("/profile", { ...profile, phone: account.phone ?? "" });
  expectDone("a profile", saved);
  const promo = `/promo/${promoOf(panel, "VUELVE15").id}`;
  expectDone("a promotion", await visitor.post(promo, { key: randomUUID() }));
  const shop = openCommerce(panel, account);
  expectDone("an ad", await announce(visitor, shop.id));
  await visitor.get("/messages");
  expectDone("read messages", await visitor.post("/messages", { form: "all" }));
}

async function announce(visitor: Visitor, shopId: number): Promise<Page> {
  const { html } = await visitor.get(`/club/commerce/${shopId}`);
  const at = (hours: number) =>
    toLocalTime(Date.now() + hours * 3_600_000, "Europe/Madrid").split(" ") as [string, string];
  const [[starts_date, starts_time], [ends_date, ends_time]] = [at(30), at(54)];
  const form = readForm(html, "ad");
  const [button] = form.buttons;
  return press(
    visitor,
    form,
    { text: button?.text ?? "" },
    {
      ...{ title: `${MARK} queso`, text: `${MARK} media pieza` },
      ...{ starts_date, starts_time, ends_date, ends_time },
    },
  );
}

/** Sends money once, and prepares a second transfer without confirming it. */
async function sendMoney(panel: Panel, account: Account, visitor: Visitor): Promise<void> {
  payIn(panel, account, 5000);
  const receiver = addTraveller(panel);
  const prepare = async (amount: string) => {
    const { fields } = readForm((await visitor.get("/purses")).html, "prepare");
    return visitor.upload("/purses", { ...fields, amount, to: `${receiver.id}` });
  };
  const { location = "" } = await prepare("1");
  const form = readForm((await visitor.get(location)).html, "confirm");
  const [button] = form.buttons;
  expectDone("a transfer", await press(visitor, form, { text: button?.text ?? "" }));
  expectDone("a prepared transfer", await prepare("2"));
}

/** Opens a ticket, answers it, and opens the stream of news. */
async function ask(panel: Panel, account: Account, visitor: Visitor): Promise<void> {
  const words = {
    key: randomUUID(),
    type: "claim",
    subject: `${MARK} silla`,
    text: MARK,
    trip: "",
  };
  const { location = "", ...opened } = await visitor.upload("/tickets?show=new", words);
  expectDone("a ticket", { location, ...opened });
  const answer = { form: "answer", key: randomUUID(), text: `${MARK} respuesta` };
  expectDone("an answer", await visitor.upload(location, answer));
  const stream = await listenTo(panel, { host: HOST, visitor });
  await orderTaxi(panel, account);
  await stream.moreNews(1);
  await stream.breakOff();
}
