import { randomUUID } from "node:crypto";
import { request } from "undici";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { texts as failureTexts } from "../../app/features/frame/failure-texts.ts";
import { texts as csvTexts } from "../../app/features/trips/history/csv-texts.ts";
import { texts as promoTexts } from "../../app/routes/promo/texts.ts";
import { texts } from "../../app/ui/feedback/left-out-texts.ts";
import { startAlteringProxy } from "../../contracts/verify/altering-proxy.ts";
import { addFavourite } from "../../sandbox/customer/favourites.ts";
import { type Sandbox, startSandbox } from "../../sandbox/sandbox.ts";
import { sendMessage } from "../../sandbox/support/messages.ts";
import { bookMovement } from "../../sandbox/wallet/ledger.ts";
import type { Account } from "../../sandbox/world.ts";
import { addCompany, addEmployee } from "../services/companies.ts";
import { addTraveller, visitAs } from "../services/customers.ts";
import { findFreePort } from "../services/free-port.ts";
import { openHotel } from "../services/hotels.ts";
import { inTurn } from "../services/in-turn.ts";
import { openCommerce, promoOf } from "../services/offers.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { addPastTrips } from "../services/past-trips.ts";
import { payIn, purseOf } from "../services/purses.ts";
import { openTicket } from "../services/tickets.ts";
import { readTripTable } from "../services/trip-table.ts";
import { bookTaxi, orderTaxi } from "../services/trips.ts";
import type { Visitor } from "../services/visitor.ts";
import { waitFor } from "../services/wait-for.ts";
import { textOf } from "./read-page.ts";

// biome-ignore lint/suspicious/noExplicitAny: the planted values violate the types on purpose
type Body = any;

let sandbox: Sandbox;
let panel: Panel;
let metricsPort: number;
let proxy: Awaited<ReturnType<typeof startAlteringProxy>>;
/** Rewrites the good answers to a method and path. */
const changes = new Map<string, (body: Body) => void>();

beforeAll(async () => {
  sandbox = await startSandbox({ speed: 0 });
  proxy = await startAlteringProxy(sandbox.origin, ({ method, path, status, text }) => {
    const address = path.replace(/\?.*/, "").replaceAll(/\/\d+(?=\/|$)/g, "/{id}");
    const change = changes.get(`${method} ${address}`);
    if (!change || status >= 300) return undefined;
    const body = JSON.parse(text);
    change(body);
    return { text: JSON.stringify(body) };
  });
  metricsPort = await findFreePort();
  panel = await startPanel({
    sandbox,
    env: {
      TAXI_API_URL: proxy.url,
      METRICS_PORT: `${metricsPort}`,
      // Every page asks for changes.
      LIVE_PANEL_SECONDS: "0.1",
      LIVE_HOTEL_SECONDS: "0.1",
    },
  });
});
afterAll(async () => {
  await panel.stop();
  await proxy.close();
  await sandbox.close();
});
afterEach(() => {
  changes.clear();
  sandbox.world.trips.clear();
});

/** Spoils one row of a list: the row that contains this text, or else the first. */
function spoil(path: string, list: string, text = "") {
  changes.set(path, (body) => {
    const row = body[list].find((each: object) => JSON.stringify(each).includes(text));
    row.id = `${row.id}`;
  });
}

const noteOf = (what: string, language: "en" | "es" = "en", count = 1) =>
  (texts[language] as Record<string, string>)[`${what}_${count === 1 ? "one" : "other"}`]?.replace(
    "{{count}}",
    `${count}`,
  ) ?? "";

async function readMetric(operation: string, kind: string): Promise<number> {
  const { body } = await request(`http://127.0.0.1:${metricsPort}/metrics`);
  const line = (await body.text())
    .split("\n")
    .find(
      (each) =>
        each.startsWith("parada_upstream_tolerated_total{") &&
        each.includes(`operation="${operation}"`) &&
        each.includes(`kind="${kind}"`),
    );
  return Number(line?.split(" ").at(-1) ?? 0);
}

type Screen = {
  operation: string;
  path: string;
  list: string;
  what: string;
  /** Fills the list for an account, and names a text of a good row and one of the odd row. */
  fill: () => Promise<{
    account: Account;
    screen: string;
    good: string;
    odd: string;
  }>;
};

const twoTrips = ["Amparo Buena", "Ramiro Raro"] as const;

async function fillTrips(account: Account, screen: string, order: (traveller: string) => unknown) {
  const [good, odd] = twoTrips;
  for (const name of twoTrips) await order(name);
  return { account, screen, good, odd };
}

const traveller = (nombre: string) => ({ viajero: { nombre, telefono_aviso: null } });

const screens: [string, Screen][] = [
  [
    "the open trips",
    {
      ...{ operation: "listTripsInProcess", path: "GET /services/in_process/list" },
      ...{ list: "services", what: "trips" },
      fill: () => {
        const account = addTraveller(panel);
        return fillTrips(account, "/panel", (name) => orderTaxi(panel, account, traveller(name)));
      },
    },
  ],
  [
    "the reservations",
    {
      ...{ operation: "listScheduledTrips", path: "GET /services/scheduled" },
      ...{ list: "services", what: "trips" },
      fill: () => {
        const account = addTraveller(panel);
        return fillTrips(account, "/Bookings", (name) => bookTaxi(panel, account, traveller(name)));
      },
    },
  ],
  [
    "the history",
    {
      ...{ operation: "listTrips", path: "GET /v2/services" },
      ...{ list: "services", what: "trips" },
      fill: () => {
        const account = addTraveller(panel);
        const past = (name: string) => addPastTrips(sandbox, account, 1, { traveller: name });
        return fillTrips(account, "/history", past);
      },
    },
  ],
  [
    "a hotel's board",
    {
      ...{ operation: "loadHotel", path: "GET /hotel/load_all" },
      ...{ list: "in_process", what: "trips" },
      fill: () => {
        const { desks } = openHotel(panel, { desks: 1 });
        const desk = desks[0] as Account;
        return fillTrips(desk, "/hotel", (name) => orderTaxi(panel, desk, traveller(name)));
      },
    },
  ],
  [
    "a hotel's history",
    {
      ...{ operation: "listTrips", path: "GET /v2/services" },
      ...{ list: "services", what: "trips" },
      fill: () => {
        const { hotel } = openHotel(panel, { desks: 0 });
        const past = (name: string) => addPastTrips(sandbox, hotel, 1, { traveller: name });
        return fillTrips(hotel, "/hotel_history", past);
      },
    },
  ],
  [
    "the tickets",
    {
      ...{ operation: "listTickets", path: "GET /tickets" },
      ...{ list: "tickets", what: "tickets" },
      async fill() {
        const account = addTraveller(panel);
        const [good, odd] = ["Una silla infantil", "Un cobro raro"];
        for (const subject of [good, odd]) openTicket(sandbox, account, { subject });
        return { account, screen: "/tickets", good, odd };
      },
    },
  ],
  [
    "a ticket's conversation",
    {
      ...{ operation: "getTicket", path: "GET /tickets/{id}" },
      ...{ list: "answers", what: "messages" },
      async fill() {
        const account = addTraveller(panel);
        const { id } = openTicket(sandbox, account);
        const [good, odd] = ["¿Hay sillas para niños?", "Sí. ¿De qué edad?"];
        return { account, screen: `/ticket/${id}`, good, odd };
      },
    },
  ],
  [
    "the messages",
    {
      ...{ operation: "listMessages", path: "GET /messages" },
      ...{ list: "messages", what: "messages" },
      async fill() {
        const account = addTraveller(panel);
        const [good, odd] = ["Nuevas paradas", "Un aviso raro"];
        for (const title of [odd, good]) {
          sendMessage(sandbox.world, { accountId: account.id, title, text: "En el puerto." });
        }
        return { account, screen: "/messages", good, odd };
      },
    },
  ],
  [
    "the employees",
    {
      ...{ operation: "listEmployees", path: "GET /customer/employees" },
      ...{ list: "employees", what: "employees" },
      async fill() {
        const account = addCompany(panel);
        const [good, odd] = ["Elena Buena", "Rita Rara"];
        for (const name of [good, odd]) addEmployee(panel, account, { name });
        return { account, screen: "/employee", good, odd };
      },
    },
  ],
  [
    "the service types",
    {
      ...{ operation: "listServiceTypes", path: "GET /service_types" },
      ...{ list: "service_types", what: "service_types" },
      async fill() {
        const account = addCompany(panel);
        const [good, odd] = ["Visita a cliente", "Viaje raro"];
        for (const name of [good, odd]) {
          const id = sandbox.world.nextId();
          sandbox.world.serviceTypes.set(id, { id, companyId: account.id, name, active: true });
        }
        return { account, screen: "/service_type", good, odd };
      },
    },
  ],
  [
    "the saved addresses",
    {
      ...{ operation: "listFavourites", path: "GET /favorites" },
      ...{ list: "favorites", what: "addresses" },
      async fill() {
        const account = addTraveller(panel);
        const [good, odd] = ["Casa", "Sitio raro"];
        const place = { name: "Calle Mayor, 3", latitude: 38.0014, longitude: 0.6112 };
        addFavourite(sandbox.world, account, { ...place, alias: odd, isDefault: false });
        return { account, screen: "/favorite", good, odd };
      },
    },
  ],
  [
    "the payment methods",
    {
      ...{ operation: "listPaymentMethods", path: "GET /customer/payment_methods" },
      ...{ list: "methods", what: "methods" },
      async fill() {
        return {
          account: addTraveller(panel),
          screen: "/payment-method",
          good: "Tarjeta",
          odd: "Efectivo",
        };
      },
    },
  ],
  [
    "the purses",
    {
      ...{ operation: "listPurses", path: "GET /purses" },
      ...{ list: "purses", what: "purses" },
      async fill() {
        const account = addTraveller(panel);
        const { currency, name: good } = payIn(panel, account, 1234);
        const [odd, id] = ["Monedero raro", sandbox.world.nextId()];
        const purse = { id, accountId: account.id, name: odd, currency, cents: 99, movements: [] };
        sandbox.world.purses.set(id, purse);
        return { account, screen: "/purses", good, odd };
      },
    },
  ],
  [
    "the movements of a purse",
    {
      ...{ operation: "listPurseMovements", path: "GET /purses/{id}/movements" },
      ...{ list: "movements", what: "movements" },
      async fill() {
        const account = addTraveller(panel);
        const purse = payIn(panel, account, 1234);
        const [good, odd] = ["Recarga con tarjeta", "Un cargo raro"];
        bookMovement(sandbox.world, purse, { cents: -34, description: odd });
        return { account, screen: "/purses", good, odd };
      },
    },
  ],
  [
    "the club",
    {
      ...{ operation: "listCommerces", path: "GET /club/commerces" },
      ...{ list: "commerces", what: "shops" },
      async fill() {
        const account = addTraveller(panel);
        const good = openCommerce(panel, account);
        const odd = openCommerce(panel, account);
        odd.name = `Tienda rara ${odd.id}`;
        return { account, screen: "/club", good: good.name, odd: odd.name };
      },
    },
  ],
  [
    "a shop's ads",
    {
      ...{ operation: "getCommerce", path: "GET /club/commerces/{id}" },
      ...{ list: "ads", what: "ads" },
      async fill() {
        const account = addTraveller(panel);
        const shop = openCommerce(panel, account);
        const now = sandbox.world.clock.now();
        const [good, odd] = ["Queso de la sierra", "Un anuncio raro"];
        shop.ads = [good, odd].map((title, at) => ({
          ...{ id: at + 1, title, text: "Hoy." },
          ...{ startsAt: now - 1, endsAt: now + 3_600_000 },
        })) as typeof shop.ads;
        return { account, screen: `/club/commerce/${shop.id}`, good, odd };
      },
    },
  ],
  [
    "the fares",
    {
      ...{ operation: "searchAgrupations", path: "POST /agrupations/search/" },
      ...{ list: "agrupations", what: "fares" },
      async fill() {
        const [, other] = sandbox.world.brands;
        return {
          account: addTraveller(panel),
          screen: `/request?${new URLSearchParams({ to: "Estación Central", dialog: "fares" })}`,
          good: "Radio Taxi Cantalmar",
          odd: other?.name ?? "",
        };
      },
    },
  ],
];

const shown = inTurn(screens, { every: 8 });
const names = shown.map(([name]) => name);

describe.each(shown)("%s with an odd row", (name, { operation, path, list, what, fill }) => {
  it.each(inTurn(["en", "es"] as const, { every: 2, from: names.indexOf(name) }))(
    "show the other rows and say how many are missing, in %s",
    async (language) => {
      const { account, screen, good, odd } = await fill();
      const visitor = await visitAs(panel, account, language);
      const whole = textOf((await visitor.get(screen)).html);
      expect(whole).toContain(good);
      expect(whole).toContain(odd);
      expect(whole).not.toContain(noteOf(what, language));

      spoil(path, list, odd);
      const counted = await readMetric(operation, "row_left_out");
      const text = await waitFor(async () => {
        const { status, html } = await visitor.get(screen);
        expect(status).toBe(200);
        expect(textOf(html)).toContain(noteOf(what, language));
        return textOf(html);
      });
      expect(text).toContain(good);
      expect(text).not.toContain(odd);
      expect(await readMetric(operation, "row_left_out")).toBeGreaterThan(counted);
      await waitFor(() => expect(listLogged(operation)).not.toEqual([]));
      expect(listLogged(operation).join("\n")).not.toContain(odd);
    },
  );

  it("show an error when every row is odd", async () => {
    const { account, screen } = await fill();
    changes.set(path, (body) => {
      for (const row of body[list]) row.id = null;
    });
    const visitor = await visitAs(panel, account);
    const { status, html } = await visitor.get(screen);
    expect(status).toBe(502);
    expect(textOf(html)).toContain(failureTexts.en.problem);
  });
});

const listLogged = (operation: string) =>
  panel
    .logs()
    .filter((line) => line.includes("does not match its document"))
    .filter((line) => line.includes(`"operation":"${operation}"`));

describe("an unknown value of an open enum", () => {
  /** Returns what the page shows when the API sends the value. */
  async function show(visitor: Visitor, screen: string, said: string) {
    const { status, html } = await visitor.get(screen);
    expect(status).toBe(200);
    expect(textOf(html)).toContain(said);
    return html;
  }

  it("is shown as it is in the open trips: a kind of user, and a status in the group's words", async () => {
    const account = addTraveller(panel);
    await orderTaxi(panel, account);
    changes.set("GET /services/in_process/list", (body) => {
      const [row] = body.services;
      Object.assign(row, { type_user: "travel_agency", status_code: 77, status_name: "En pausa" });
    });
    const counted = await readMetric("listTripsInProcess", "new_value");
    const html = await show(await visitAs(panel, account), "/panel", "travel_agency");
    expect(textOf(html)).toContain("En pausa");
    expect(await readMetric("listTripsInProcess", "new_value")).toBeGreaterThan(counted);
    await waitFor(() =>
      expect(listLogged("listTripsInProcess").join("\n")).toContain("travel_agency"),
    );
  });

  it("is shown as it is in the tickets: a type and a label, in a neutral badge", async () => {
    const account = addTraveller(panel);
    const { id } = openTicket(sandbox, account);
    const visitor = await visitAs(panel, account);
    const rename = (ticket: Body) => Object.assign(ticket, { type: "praise", label: "escalated" });
    changes.set("GET /tickets", (body) => rename(body.tickets[0]));
    changes.set("GET /tickets/{id}", (body) => rename(body.ticket));
    for (const screen of ["/tickets", `/ticket/${id}`]) {
      const html = await show(visitor, screen, "praise");
      expect(html).toMatch(/data-tone="neutral"[^>]*>escalated</);
    }
  });

  it("is shown as it is on a promotion, which then is neither redeemable nor used", async () => {
    const visitor = await visitAs(panel, addTraveller(panel));
    const { id } = promoOf(panel, "VUELVE15");
    changes.set("GET /promos/{id}", (body) =>
      Object.assign(body, { label: "used_up", code: "VUELVE15" }),
    );
    const html = await show(visitor, `/promo/${id}`, "used_up");
    expect(textOf(html)).toContain(promoTexts.en.unclear);
    expect(html).not.toContain('id="redeem"');
    expect(html).not.toContain("VUELVE15");
  });

  it("does not change a brand's pages: a text in another language", async () => {
    changes.set("GET /configuration/domain", (body) => {
      const title = "Privacidade";
      const text = { content_key: "politica_privacidad", title, html: "<p>Guardamos pouco.</p>" };
      body.contents.push({ ...text, language: "pt" });
    });
    const counted = await readMetric("getDomainConfiguration", "new_value");
    // The brand's configuration is not cached yet: no earlier test asks for the brand.
    const visitor = await visitAs(panel, addTraveller(panel, 2));
    expect((await visitor.get("/request")).status).toBe(200);
    expect(await readMetric("getDomainConfiguration", "new_value")).toBeGreaterThan(counted);
  });

  it("hides its fare when it is a kind of fare, since the panel cannot compute the price", async () => {
    const visitor = await visitAs(panel, addTraveller(panel));
    changes.set("POST /agrupations/search/", (body) => {
      body.agrupations[1].fare.type = "auction";
    });
    const screen = `/request?${new URLSearchParams({ to: "Estación Central" })}`;
    const html = await show(visitor, screen, noteOf("fares"));
    expect(textOf(html)).not.toContain("auction");
  });
});

describe("money", () => {
  it("the request says that the default payment method may be one that cannot be shown", async () => {
    const account = addTraveller(panel);
    const visitor = await visitAs(panel, account);
    changes.set("GET /customer/payment_methods", ({ methods }) => {
      methods.find((each: Body) => each.default).name = null;
    });
    const screen = `/request?${new URLSearchParams({ to: "Estación Central" })}`;
    expect(textOf((await visitor.get(screen)).html)).toContain(texts.en.methods_hint);
  });

  it("the user can choose another payment method while one cannot be shown", async () => {
    const visitor = await visitAs(panel, addTraveller(panel));
    for (const path of ["GET /customer/payment_methods", "PUT /customer/default_payment_method/"]) {
      spoil(path, "methods", "Efectivo");
    }
    const { html } = await visitor.get("/payment-method");
    const id = html.match(/name="id" value="(\d+)"/)?.[1] ?? "";
    const chosen = await visitor.post("/payment-method", { form: "choose", id });
    expect(chosen.status).toBe(303);
    expect(textOf((await visitor.get("/payment-method")).html)).toContain("Data updated");
  });

  it("a transfer is prepared and confirmed while another purse cannot be shown", async () => {
    const [payer, receiver] = [addTraveller(panel), addTraveller(panel)];
    const { currency } = payIn(panel, payer, 5000);
    const id = sandbox.world.nextId();
    const other = { id, accountId: payer.id, name: "Raro", currency, cents: 1, movements: [] };
    sandbox.world.purses.set(id, other);
    spoil("GET /purses", "purses", "Raro");
    const visitor = await visitAs(panel, payer);
    const purse = `${purseOf(panel, payer).id}`;
    const sent = { form: "prepare", purse, amount: "10", to: `${receiver.id}` };
    const answer = await visitor.upload("/purses", sent);
    expect(answer.status).toBe(303);
    expect(textOf((await visitor.get(answer.location ?? "")).html)).toContain("50.00");
  });

  it("the tables of trips say how many trips are missing, since their sums are wrong", async () => {
    const account = addTraveller(panel);
    addPastTrips(sandbox, account, 3);
    addPastTrips(sandbox, account, 2, { traveller: "Ramiro Raro" });
    changes.set("GET /v2/services", ({ services }) => {
      for (const row of services) if (row.viajero === "Ramiro Raro") row.fare = "12,50";
    });
    for (const language of ["en", "es"] as const) {
      const visitor = await visitAs(panel, account, language);
      const { status, html: table } = await visitor.get("/history/trips.csv");
      expect(status).toBe(200);
      const read = readTripTable(table);
      expect(read.table).toHaveLength(1 + 3);
      expect(table).not.toContain("Ramiro");
      const said = csvTexts[language].left_out_other.replace("{{count}}", "2");
      expect(read.foot[1]).toBe(said);
    }
  });

  it("the table of employees says how many are missing", async () => {
    const company = addCompany(panel);
    for (const name of ["Elena Buena", "Rita Rara"]) addEmployee(panel, company, { name });
    spoil("GET /customer/employees", "employees", "Rita Rara");
    const visitor = await visitAs(panel, company);
    const { html } = await visitor.get("/employee/employees.csv");
    expect(html).toContain("Elena Buena");
    expect(html).not.toContain("Rita");
    expect(html.trimEnd().split("\r\n").at(-1)).toMatch(/^1 employee is missing from this file/);
  });
});

describe("an open trip beside an odd one", () => {
  async function orderTwo() {
    const account = addTraveller(panel);
    const good = await orderTaxi(panel, account, traveller("Amparo Buena"));
    const odd = await orderTaxi(panel, account, traveller("Ramiro Raro"));
    spoil("GET /services/in_process/list", "services", "Ramiro Raro");
    return { good, odd, visitor: await visitAs(panel, account) };
  }
  const cancel = (visitor: Visitor, id: number) =>
    visitor.post(`/panel?dialog=cancel-${id}`, { form: "cancel", id: `${id}` });

  it("can be cancelled", async () => {
    const { good, odd, visitor } = await orderTwo();
    expect((await cancel(visitor, good.id)).status).toBe(303);
    expect([good.status, odd.status]).toEqual([4, 1]);
  });

  it("answers 502, and not 404, when the requested trip may be the odd one", async () => {
    const { good, odd, visitor } = await orderTwo();
    expect((await cancel(visitor, odd.id)).status).toBe(502);
    expect((await visitor.get(`/panel?edit=${odd.id}`)).status).toBe(502);
    expect((await cancel(visitor, 999_999_999)).status).toBe(502);
    expect([good.status, odd.status]).toEqual([1, 1]);
  });

  it("does not revoke the follow-up link of the odd one", async () => {
    const account = addTraveller(panel);
    const [trip] = [
      await orderTaxi(panel, account, traveller("Ramiro Raro")),
      await orderTaxi(panel, account, traveller("Amparo Buena")),
    ];
    const visitor = await visitAs(panel, account);
    await visitor.post(`/share/${trip.id}`, { form: "share" });
    const { html } = await visitor.get(`/share/${trip.id}`);
    const link = new URL(html.match(/https?:\/\/[^"<\s]+\/follow\/[^"<\s]+/)?.[0] ?? "");
    spoil("GET /services/in_process/list", "services", "Ramiro Raro");
    expect((await visitor.get(link.pathname)).status).toBe(502);
    changes.clear();
    const followed = await visitor.get(link.pathname);
    expect(followed.status).toBe(200);
    expect(textOf(followed.html)).toContain("We are looking for a vehicle");
  });
});

describe("a form beside an odd row", () => {
  it("adds an employee once", async () => {
    const company = addCompany(panel);
    for (const name of ["Elena Buena", "Rita Rara"]) addEmployee(panel, company, { name });
    spoil("GET /customer/employees", "employees", "Rita Rara");
    const visitor = await visitAs(panel, company);
    const sent = { form: "new", key: randomUUID(), name: "Nuria Nueva", telephone: "" };
    const email = `nuria.${randomUUID()}@correo.example`;
    for (let time = 0; time < 2; time += 1) {
      const answer = await visitor.post("/employee?show=new", { ...sent, email });
      expect(answer.status).toBe(303);
    }
    const added = [...sandbox.world.accounts.values()].filter((each) => each.email === email);
    expect(added).toHaveLength(1);
  });

  it("saves an address", async () => {
    const account = addTraveller(panel);
    const place = { name: "Calle Mayor, 3", latitude: 38.0014, longitude: 0.6112 };
    addFavourite(sandbox.world, account, { ...place, alias: "Sitio raro", isDefault: false });
    spoil("GET /favorites", "favorites", "Sitio raro");
    const visitor = await visitAs(panel, account);
    const answer = await visitor.post("/favorite", {
      ...{ form: "add", key: randomUUID(), alias: "Trabajo de siempre" },
      ...{ name: "Calle Mayor, 3", lat: "38.0014", lng: "0.6112" },
    });
    expect(answer.status).toBe(303);
    const saved = [...sandbox.world.favourites.values()].filter((f) => f.accountId === account.id);
    expect(saved.map(({ alias }) => alias)).toContain("Trabajo de siempre");
  });
});
