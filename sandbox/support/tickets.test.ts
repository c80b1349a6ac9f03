import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Sandbox, startSandbox } from "../sandbox.ts";
import { type Client, clientFor, findAccount } from "../test-client.ts";
import type { Account, Trip } from "../world.ts";

const MINUTE = 60_000;

let sandbox: Sandbox;
let account: Account;
let client: Client;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, start: Date.parse("2026-05-18T09:00:00Z"), speed: 0 });
  account = findAccount(sandbox, "client");
  client = clientFor(sandbox, account);
});
afterAll(async () => {
  expect(sandbox.breaches).toEqual([]);
  await sandbox.close();
});

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

function open(fields: Record<string, string> = {}, someone = client) {
  const form = formOf({
    type: "claim",
    subject: "Un cargo de más",
    text: "Lo veo dos veces",
    ...fields,
  });
  return someone.post("/tickets/", undefined, { form });
}

function answer(id: number, text: string, someone = client) {
  return someone.post(`/tickets/${id}/answers/`, undefined, { form: formOf({ text }) });
}

/** An instant as the API writes it, so many minutes from now. */
function inMinutes(minutes: number): string {
  return new Date(sandbox.world.clock.now() + minutes * MINUTE).toISOString();
}

async function read(id: number) {
  return (await client.get(`/tickets/${id}`)).body;
}

async function findByLabel(label: string) {
  const { body } = await client.get("/tickets?limit=100");
  return body.tickets.find((each: { label: string }) => each.label === label);
}

describe("createTicket", () => {
  it("opens a conversation that waits for the group", async () => {
    const { status, body } = await open();
    expect(status).toBe(201);
    expect(body.ticket).toEqual({
      id: expect.any(Number),
      type: "claim",
      subject: "Un cargo de más",
      label: "pending",
      created_at: inMinutes(0),
      updated_at: inMinutes(0),
      service_id: null,
    });
    expect(body.answers).toMatchObject([
      { author: account.name, mine: true, text: "Lo veo dos veces", attachments: [] },
    ]);
    expect(await read(body.ticket.id)).toEqual(body);
  });

  it.each(["type", "subject", "text"])("needs a %s", async (field) => {
    const { status, body } = await open({ [field]: "" });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ field }]);
  });

  it("accepts a trip that the customer ordered or pays for", async () => {
    const company = findAccount(sandbox, "company");
    const employee = findAccount(sandbox, "employee");
    const trip = addTrip({ ownerId: employee.id, companyId: company.id, employeeId: employee.id });
    for (const someone of [company, employee]) {
      const { body } = await open({ service_id: `${trip.id}` }, clientFor(sandbox, someone));
      expect(body.ticket.service_id).toBe(trip.id);
    }
  });

  it("refuses another user's trip and an unknown one", async () => {
    const stranger = findAccount(sandbox, "client", 1);
    const trip = addTrip({ ownerId: stranger.id, companyId: null, employeeId: null });
    const refused = await open({ service_id: `${trip.id}` });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ code: "invalid", errors: [{ field: "service_id" }] });
    expect((await open({ service_id: "999999" })).body).toEqual(refused.body);
  });
});

describe("the agent", () => {
  it("answers two minutes after the customer, and sends a message", async () => {
    const { ticket } = (await open()).body;
    sandbox.world.clock.step(2 * MINUTE - 1);
    expect((await read(ticket.id)).answers).toHaveLength(1);

    sandbox.world.clock.step(1);
    const conversation = await read(ticket.id);
    expect(conversation.ticket).toMatchObject({
      label: "waiting_for_answer",
      updated_at: inMinutes(0),
    });
    expect(conversation.answers).toMatchObject([{ mine: true }, { mine: false, attachments: [] }]);
    expect((await client.get("/messages?limit=1")).body.messages).toMatchObject([
      { ticket_id: ticket.id, read: false, created_at: inMinutes(0) },
    ]);
  });

  it("answers once to a customer who writes twice", async () => {
    const { ticket } = (await open()).body;
    sandbox.world.clock.step(MINUTE);
    await answer(ticket.id, "Y una cosa más");
    sandbox.world.clock.step(MINUTE);
    expect((await read(ticket.id)).ticket.label).toBe("pending");
    const expected = inMinutes(1);
    sandbox.world.clock.step(10 * MINUTE);
    expect((await read(ticket.id)).answers).toMatchObject([
      { mine: true },
      { mine: true },
      { mine: false, created_at: expected },
    ]);
  });
});

describe("answerTicket", () => {
  it("makes a ticket wait for the group again", async () => {
    const { id } = await findByLabel("waiting_for_answer");
    const { status, body } = await answer(id, "Son el 4, el 8, el 1 y el 5");
    expect(status).toBe(201);
    expect(body.ticket.label).toBe("pending");
    expect(body.answers.at(-1)).toMatchObject({ mine: true, text: "Son el 4, el 8, el 1 y el 5" });

    sandbox.world.clock.step(2 * MINUTE);
    expect((await read(id)).ticket.label).toBe("waiting_for_answer");
  });

  it.each(["approved", "rejected"])("is too late on an %s one", async (label) => {
    const { id } = await findByLabel(label);
    const before = await read(id);
    const refused = await answer(id, "Pero...");
    expect(refused.status).toBe(422);
    expect(refused.body.code).toBe("final_state");
    sandbox.world.clock.step(2 * MINUTE);
    expect(await read(id)).toEqual(before);
  });
});

describe("listTickets", () => {
  it("lists the most recently answered first, page by page", async () => {
    const { body } = await client.get("/tickets?limit=100");
    const times = body.tickets.map((each: { updated_at: string }) => each.updated_at);
    expect(times).toEqual([...times].sort().reverse());
    const page = await client.get("/tickets?limit=3&offset=2");
    expect(page.body).toEqual({ tickets: body.tickets.slice(2, 5), total: body.total });

    const oldest = body.tickets.findLast((each: { label: string }) => each.label === "pending");
    sandbox.world.clock.step(MINUTE);
    await answer(oldest.id, "¿Hay novedades?");
    expect((await client.get("/tickets?limit=1")).body.tickets[0].id).toBe(oldest.id);
  });
});

it("hides a ticket from other users", async () => {
  const { ticket } = (await open()).body;
  for (const other of [findAccount(sandbox, "company"), findAccount(sandbox, "client", 1)]) {
    const stranger = clientFor(sandbox, other);
    expect((await stranger.get(`/tickets/${ticket.id}`)).status).toBe(404);
    expect((await answer(ticket.id, "Hola", stranger)).status).toBe(404);
    const { tickets } = (await stranger.get("/tickets?limit=100")).body;
    expect(tickets.map((each: { id: number }) => each.id)).not.toContain(ticket.id);
  }
  expect((await read(ticket.id)).answers).toHaveLength(1);
});

/** As much of a trip as a ticket looks at. */
function addTrip(whose: Pick<Trip, "ownerId" | "companyId" | "employeeId">): Trip {
  const trip = { id: sandbox.world.nextId(), brandId: account.brandId, ...whose } as Trip;
  sandbox.world.trips.set(trip.id, trip);
  return trip;
}
