import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createContract, loadDocument, type Operation } from "../openapi/contract.ts";
import type { DemoKind } from "./accounts/seed.ts";
import type { OperationId } from "./api/operation.ts";
import { getPlace } from "./city/places.ts";
import { startSandbox } from "./sandbox.ts";
import { clientFor, findAccount, type Reply, visitorOf } from "./test-client.ts";
import type { Account } from "./world.ts";

// Calls every operation of the document: its successful answer and each documented refusal.
const contract = createContract(loadDocument(), { closed: true });
const sandbox = await startSandbox({ start: Date.parse("2026-05-18T09:00:00Z"), speed: 0 });
const walked = new Map<string, Set<number>>();

/** Everything about one call except its caller. */
type Plan = {
  path?: Record<string, number>;
  query?: Record<string, string | number>;
  json?: unknown;
  form?: Record<string, string | File>;
};

const UNKNOWN_ID = 2_147_483_647;
const square = getPlace("plaza-mayor");
const station = getPlace("estacion-central");
const photo = new File(
  [
    Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    ),
  ],
  "photo.png",
  { type: "image/png" },
);
const credentials = (password: string) => ({
  credentials: { username: account("client").email, password },
});
const passwords = { password: "otro-taxi-ahora", password_confirmation: "otro-taxi-ahora" };

const goodPlans: Record<OperationId, () => Plan | Promise<Plan>> = {
  getDomainConfiguration: () => ({ query: { search: "cantalmar.localhost" } }),
  getConfiguration: () => ({}),
  searchConfiguration: () => ({ json: { search: "taxi" } }),

  authenticate: () => ({ json: credentials("taxi-demo") }),
  login: () => ({ json: credentials("taxi-demo") }),
  googleLogin: () => ({ json: { credential: googleCredential() } }),
  checkToken: () => ({}),
  checkAuth: () => ({}),

  checkEmailAvailable: () => ({ json: { value: "nadie@correo.example" } }),
  signUp: () => ({ json: newcomer }),
  confirmAccount: async () => {
    await anybody().post("/customer/signup/", newcomer);
    return { json: { phone: newcomer.phone, code: lastSentCode() } };
  },
  resendActivationCode: () => ({ json: { phone: newcomer.phone } }),
  recoverPassword: () => ({ json: { value: account("client").email } }),
  resetPassword: async () => {
    await anybody().post("/customer/recover_password/", { value: account("client").email });
    return { json: { code: lastSentCode(), ...passwords } };
  },
  updatePassword: () => ({
    path: { id: account("client").id },
    json: { current_password: "taxi-demo", ...passwords },
  }),
  getProfile: () => ({}),
  updateProfile: () => ({ form: { name: "Lucía Ferrer", avatar: photo } }),
  requestAccountRemoval: () => ({ json: { value: account("client").email } }),
  removeAccount: async () => {
    await anybody().post("/customer/remove_account/", { value: account("client").email });
    return { json: { code: lastSentCode() } };
  },

  listGrants: () => ({}),
  giveGrant: () => ({ json: { purpose: "series" } }),
  revokeGrant: async () => ({ path: { id: await giveGrant() } }),

  reverseGeocode: () => ({ json: { position: { lat: square.latitude, lng: square.longitude } } }),
  searchAddresses: () => ({ json: { address: "estación", agrupacion_id: 1 } }),
  searchAgrupations: () => ({
    json: { search: { origin: position(square), destination: position(station) } },
  }),

  downloadTrips: () => ({ query: { format: "pdf" } }),
  createTrip: () => ({ json: newTrip() }),
  listTrips: () => ({ query: { start_date: "2026-03-01", status: "8,9", limit: 3 } }),
  listTripsInProcess: () => ({}),
  listScheduledTrips: () => ({}),
  cancelTrip: async () => ({ path: { id: await orderTrip() } }),
  updateTrip: async () => ({
    path: { id: await orderTrip() },
    json: { service: { passengers: 2 } },
  }),
  loadHotel: () => ({}),

  listServiceTypes: () => ({}),
  createServiceType: () => ({ json: { name: "Visita de obra" } }),
  updateServiceType: () => ({
    path: { id: ownedBy("company", sandbox.world.serviceTypes) },
    json: { active: false },
  }),
  deleteServiceType: () => ({ path: { id: ownedBy("company", sandbox.world.serviceTypes) } }),

  listReferenceFields: () => ({}),
  createReferenceField: () => ({ json: { name: "Obra", kind: "list", values: ["Norte"] } }),
  updateReferenceField: () => ({
    path: { id: ownedBy("company", sandbox.world.referenceFields) },
    json: { required: true },
  }),
  deleteReferenceField: () => ({
    path: { id: ownedBy("company", sandbox.world.referenceFields) },
  }),
  getTripReferences: () => ({ path: { id: companyTrip() } }),
  correctTripReferences: () => ({
    path: { id: companyTrip() },
    json: {
      references: [
        { field_id: ownedBy("company", sandbox.world.referenceFields), value: "Obra Sur" },
      ],
    },
  }),

  listEmployees: () => ({}),
  listClosedEmployees: () => ({}),
  createEmployee: () => ({ json: newEmployee }),
  updateEmployee: () => ({ path: { id: account("employee").id }, json: { active: false } }),
  deleteEmployee: async () => ({ path: { id: await hireEmployee() } }),
  closeEmployee: () => ({ path: { id: account("employee").id } }),
  resetEmployeePassword: () => ({ path: { id: account("employee").id } }),

  listPaymentMethods: () => ({ query: { agrupacion_id: 1 } }),
  addPaymentMethod: async () => ({ json: await anyPaymentMethod() }),
  removePaymentMethod: async () => ({ json: await anyPaymentMethod() }),
  setDefaultPaymentMethod: async () => ({ json: await anyPaymentMethod() }),

  listFavourites: () => ({}),
  createFavourite: () => ({
    json: { favorito: { alias: "Taller", direccion: "Plaza Mayor", lat: 38, lng: 0.6 } },
  }),
  updateFavourite: () => ({
    path: { id: ownedBy("client", sandbox.world.favourites) },
    json: { favorito: { alias: "Nido" } },
  }),
  deleteFavourite: () => ({ path: { id: ownedBy("client", sandbox.world.favourites) } }),

  listMessages: () => ({}),
  readMessage: () => ({ path: { id: ownedBy("client", sandbox.world.messages) } }),
  listTickets: () => ({}),
  createTicket: () => ({
    form: {
      type: "claim",
      subject: "Dos cobros",
      text: "Me cobraron dos veces",
      attachments: photo,
    },
  }),
  getTicket: () => ({ path: { id: ownedBy("client", sandbox.world.tickets) } }),
  answerTicket: () => ({ path: { id: openTicket() }, form: { text: "Aquí está el recibo" } }),
  getTicketAttachment: async () => ({ path: await attachPhoto() }),

  getPromo: () => ({ path: { id: runningPromo() } }),
  redeemPromo: () => ({ path: { id: runningPromo() } }),
  listPurses: () => ({}),
  listPurseMovements: () => ({ path: { id: ownedBy("client", sandbox.world.purses) } }),
  findPurseReceiver: () => ({ query: { user_id: account("company").id } }),
  transferFromPurse: () => ({
    json: {
      purse_id: ownedBy("client", sandbox.world.purses),
      amount: 0.5,
      user_id: account("company").id,
    },
  }),
  listCommerces: () => ({}),
  getCommerce: () => ({ path: { id: ownCommerce() } }),
  createAd: () => ({
    path: { id: ownCommerce() },
    json: {
      title: "Dos por uno",
      text: "Solo hoy",
      starts_at: "2026-05-19T18:00:00Z",
      ends_at: "2026-05-20T18:00:00Z",
    },
  }),
};

/** Refusals that need a call of their own. */
const refusedPlans: Partial<Record<OperationId, Record<number, () => Plan | Promise<Plan>>>> = {
  getDomainConfiguration: {
    404: () => ({ query: { search: "unknown.example" } }),
    422: () => ({ query: { search: "x".repeat(256) } }),
  },
  searchConfiguration: { 422: () => ({ json: { search: 5 } }) },
  authenticate: { 401: () => ({ json: credentials("guess") }) },
  login: { 401: () => ({ json: credentials("guess") }) },
  googleLogin: { 401: () => ({ json: { credential: "not.a.token" } }) },
  confirmAccount: { 401: () => ({ json: { phone: newcomer.phone, code: "000000" } }) },
  downloadTrips: { 404: () => ({ query: { format: "pdf", employee_id: UNKNOWN_ID } }) },
  listTrips: { 404: () => ({ query: { employee_id: UNKNOWN_ID } }) },
  listPaymentMethods: { 404: () => ({ query: { agrupacion_id: UNKNOWN_ID } }) },
  addPaymentMethod: { 404: () => ({ json: { id: UNKNOWN_ID, agrupacion_id: 1 } }) },
  removePaymentMethod: { 404: () => ({ json: { id: UNKNOWN_ID, agrupacion_id: 1 } }) },
  setDefaultPaymentMethod: { 404: () => ({ json: { id: UNKNOWN_ID, agrupacion_id: 1 } }) },
  transferFromPurse: { 404: () => ({ json: { purse_id: UNKNOWN_ID, amount: 1, user_id: 1 } }) },
};

describe.each(contract.operations.map((operation) => [operation.id, operation] as const))(
  "%s",
  (id, operation) => {
    beforeAll(() => sandbox.reset());

    it.each([...operation.responses.keys()].filter((status) => status >= 400))(
      "refuses with %s",
      async (status) => {
        const reply = await provoke(operation, status);
        expect(reply.status).toBe(status);
        expect(reply.body.message).not.toBe("");
      },
    );

    // The sandbox names the accounts; an API that does not may answer without a body.
    const [, ...others] = [...operation.responses.keys()].filter((status) => status < 300);
    it.each(others)("may answer with %s instead, and no body", async (status) => {
      sandbox.faults.add({ operation: id as OperationId, kind: "empty", status, times: 1 });
      const reply = await send(operation, await planOf(id), callerOf(operation));
      expect(reply.status).toBe(status);
    });

    // Last, since it changes the world.
    it("succeeds", async () => {
      const reply = await send(operation, await planOf(id), callerOf(operation));
      expect(reply.status).toBeLessThan(300);
    });
  },
);

describe("the walk", () => {
  it("covers every operation and every status of the document", () => {
    console.log(`${walked.size} of ${contract.operations.length} operations walked`);
    expect(walked.size).toBe(contract.operations.length);
    for (const { id, responses } of contract.operations) {
      expect([...(walked.get(id) ?? [])].sort(), id).toEqual([...responses.keys()].sort());
    }
  });

  it("gets no answer that breaks the document", () => {
    expect(sandbox.breaches).toEqual([]);
  });

  afterAll(() => sandbox.close());
});

/** Provokes a documented refusal, in the same way for all operations if there is one. */
async function provoke(operation: Operation, status: number): Promise<Reply> {
  const { id } = operation;
  const special = refusedPlans[id as OperationId]?.[status];
  const client = callerOf(operation);
  if (special) return send(operation, await special(), client);
  const plan = await planOf(id);
  switch (status) {
    case 401:
      return send(operation, plan, anybody());
    case 403:
      return send(operation, plan, callerOf(operation, "history"));
    case 404: {
      const path = Object.fromEntries(
        Object.keys(plan.path ?? {}).map((name) => [name, UNKNOWN_ID]),
      );
      return send(operation, { ...plan, path }, client);
    }
    case 413:
      return send(operation, tooLarge(plan), client);
    case 422:
      return send(operation, plan, visitorOf(sandbox, "no-such-group"));
    case 500:
      sandbox.faults.add({ operation: id as OperationId, kind: "status", status: 500, times: 1 });
      return send(operation, plan, client);
    default:
      throw new Error(`No call provokes ${status}`);
  }
}

async function send(
  operation: Operation,
  plan: Plan,
  client: ReturnType<typeof visitorOf>,
): Promise<Reply> {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name) => `${plan.path?.[name]}`);
  const query = new URLSearchParams(
    Object.entries(plan.query ?? {}).map(([name, value]) => [name, `${value}`]),
  );
  const form = plan.form && toForm(plan.form);
  const reply = await client.call(
    operation.method.toUpperCase(),
    query.size > 0 ? `${path}?${query}` : path,
    { json: plan.json, form },
  );
  const mediaType = reply.headers.get("content-type")?.split(";")[0];
  expect(contract.checkResponse(operation.id, reply.status, mediaType, reply.body)).toEqual([]);
  walked.set(operation.id, (walked.get(operation.id) ?? new Set()).add(reply.status));
  return reply;
}

function planOf(id: string): Plan | Promise<Plan> {
  return goodPlans[id as OperationId]();
}

function toForm(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

function tooLarge({ form, ...plan }: Plan): Plan {
  const padding = "x".repeat(7 * 1024 * 1024);
  return form ? { ...plan, form: { ...form, text: padding } } : { ...plan, json: padding };
}

/** A client that may call the operation, on a brand that has what it needs. */
function callerOf({ id, tag }: Operation, scope: "full" | "history" = "full") {
  if (id === "googleLogin") return visitorOf(sandbox, brandWithGoogle()?.permalink ?? "");
  return clientFor(sandbox, account(kindFor(id, tag)), scope);
}

function kindFor(id: string, tag: string): DemoKind {
  if (tag === "hotel") return "hotel";
  const isForCompanies =
    ["employees", "service-types", "references"].includes(tag) || id === "listTrips";
  return isForCompanies || id === "downloadTrips" ? "company" : "client";
}

const brandWithGoogle = () => sandbox.world.brands.find(({ googleClientId }) => googleClientId);

const account = (kind: DemoKind): Account => findAccount(sandbox, kind);
const anybody = () => visitorOf(sandbox, "radio-taxi-cantalmar");
const companyTrip = () =>
  [...sandbox.world.trips.values()].find(({ companyId }) => companyId === account("company").id)
    ?.id ?? 0;
const position = ({ latitude, longitude }: typeof square) => ({ latitude, longitude });

const newcomer = {
  name: "Nuria Valdés",
  email: "nuria@correo.example",
  phone: "+34611999888",
  password: "un-taxi-por-favor",
  password_confirmation: "un-taxi-por-favor",
  terms: true,
  privacy: true,
};
const newEmployee = {
  name: "Óscar Peña",
  email: "oscar.pena@empresa.example",
  telephone: "+34611333444",
};

function lastSentCode(): string {
  const code = sandbox.world.outbox.at(-1)?.code;
  if (!code) throw new Error("No code was sent");
  return code;
}

function googleCredential(): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  return [
    encode({ alg: "RS256" }),
    encode({
      aud: brandWithGoogle()?.googleClientId,
      email: "lucia@correo.example",
      email_verified: true,
      name: "Lucía",
    }),
    "signature",
  ].join(".");
}

function newTrip() {
  return {
    usuario_id: account("client").id,
    agrupacion_id: 1,
    tipo_aplicacion_cliente_id: 23,
    direccion: {
      nombre: square.name,
      latitud: square.latitude,
      longitud: square.longitude,
      datos_extra: null,
    },
    estado: 1,
    viajero: { nombre: "Lucía Ferrer" },
    fare: null,
    tip: 0,
  };
}

async function giveGrant(): Promise<number> {
  const client = clientFor(sandbox, account("client"));
  const { body } = await client.post("/customer/grants/", { purpose: "series" });
  return body.grant.id;
}

async function orderTrip(): Promise<number> {
  const { body } = await clientFor(sandbox, account("client")).post("/services/", newTrip());
  return body.service.id;
}

async function hireEmployee(): Promise<number> {
  const { body } = await clientFor(sandbox, account("company")).post("/customer/employee/", {
    name: "Rosa Lledó",
    // Another one each time.
    email: `rosa${sandbox.world.accounts.size}@empresa.example`,
  });
  return body.id;
}

async function anyPaymentMethod() {
  const { body } = await clientFor(sandbox, account("client")).get(
    "/customer/payment_methods?agrupacion_id=1",
  );
  return { id: body.methods[0].id, agrupacion_id: 1 };
}

async function attachPhoto(): Promise<{ id: number; attachment_id: number }> {
  const form = toForm({ type: "other", subject: "Foto", text: "Mira", attachments: photo });
  const { body } = await clientFor(sandbox, account("client")).post("/tickets/", undefined, {
    form,
  });
  return { id: body.ticket.id, attachment_id: body.answers[0].attachments[0].id };
}

type Owned = { accountId: number } | { companyId: number };

function ownedBy(kind: DemoKind, things: Map<number, Owned>): number {
  const { id } = account(kind);
  return find(things, (thing) => ("accountId" in thing ? thing.accountId : thing.companyId) === id);
}

const openTicket = () =>
  find(
    sandbox.world.tickets,
    ({ accountId, label }) => accountId === account("client").id && label === "waiting_for_answer",
  );
const runningPromo = () =>
  find(
    sandbox.world.promos,
    ({ brandId, validUntil, labels }) =>
      brandId === 1 && validUntil > sandbox.world.clock.now() && !labels.has(account("client").id),
  );
const ownCommerce = () =>
  find(sandbox.world.commerces, ({ ownerId }) => ownerId === account("client").id);

function find<Thing>(things: Map<number, Thing>, matches: (thing: Thing) => boolean): number {
  for (const [id, thing] of things) if (matches(thing)) return id;
  throw new Error("There is none in the seeded world");
}
