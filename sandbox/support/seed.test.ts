import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Sandbox, startSandbox } from "../sandbox.ts";
import { type Client, clientFor, findAccount } from "../test-client.ts";

const demoCustomers = [
  ["client", 0],
  ["company", 0],
  ["client", 1],
  ["company", 1],
  ["client", 2],
  ["company", 2],
] as const;

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, start: Date.parse("2026-05-18T09:00:00Z"), speed: 0 });
});
afterAll(async () => {
  expect(sandbox.breaches).toEqual([]);
  await sandbox.close();
});

type Message = { promo_id: number | null; ticket_id: number | null };
type Ticket = { id: number; type: string; label: string; service_id: number | null };
type Answer = { mine: boolean; created_at: string; attachments: { id: number; name: string }[] };

async function listMessages(client: Client) {
  return (await client.get("/messages?limit=100")).body;
}

async function listTickets(client: Client): Promise<Ticket[]> {
  return (await client.get("/tickets?limit=100")).body.tickets;
}

async function listAnswers(client: Client, { id }: Ticket): Promise<Answer[]> {
  return (await client.get(`/tickets/${id}`)).body.answers;
}

describe("the messages at the start", () => {
  it("fill more than a page for each customer of the larger groups, with some unread", async () => {
    const customers = [...sandbox.world.accounts.values()].filter(
      ({ brandId, role, state }) => brandId <= 2 && role !== "employee" && state === "active",
    );
    for (const customer of customers) {
      const { total, unread } = await listMessages(clientFor(sandbox, customer));
      expect(total).toBeGreaterThan(10);
      expect(unread).toBeGreaterThan(0);
      expect(unread).toBeLessThan(total);
    }
  });

  it.each(demoCustomers)("link the %s of brand %d only to visible things", async (kind, index) => {
    const customer = clientFor(sandbox, findAccount(sandbox, kind, index));
    const messages: Message[] = (await listMessages(customer)).messages;
    const promos = messages.flatMap((each) => (each.promo_id ? [`/promos/${each.promo_id}`] : []));
    const tickets = messages.flatMap((each) =>
      each.ticket_id ? [`/tickets/${each.ticket_id}`] : [],
    );
    expect(promos.length).toBeGreaterThan(0);
    expect(tickets.length).toBeGreaterThan(0);
    for (const path of [...promos, ...tickets]) {
      expect((await customer.get(path)).status).toBe(200);
    }
  });
});

describe("the tickets at the start", () => {
  it.each(demoCustomers)(
    "are of every type and label for the %s of brand %d",
    async (kind, index) => {
      const tickets = await listTickets(clientFor(sandbox, findAccount(sandbox, kind, index)));
      const types = ["complaint", "suggestion", "question", "claim", "other"];
      const labels = ["pending", "approved", "rejected", "waiting_for_answer"];
      expect(new Set(tickets.map(({ type }) => type))).toEqual(new Set(types));
      expect(new Set(tickets.map(({ label }) => label))).toEqual(new Set(labels));
    },
  );

  it.each(demoCustomers)(
    "are plausible conversations for the %s of brand %d",
    async (kind, index) => {
      const customer = clientFor(sandbox, findAccount(sandbox, kind, index));
      for (const ticket of await listTickets(customer)) {
        const answers = await listAnswers(customer, ticket);
        expect(answers.length).toBeGreaterThanOrEqual(2);
        expect(answers.length).toBeLessThanOrEqual(5);
        expect(answers[0]?.mine).toBe(true);
        expect(answers.at(-1)?.mine).toBe(ticket.label === "pending");
        const times = answers.map(({ created_at }) => created_at);
        expect(times).toEqual([...times].sort());
        expect(Date.parse(times.at(-1) ?? "")).toBeLessThan(sandbox.world.clock.now());
      }
    },
  );

  it.each(demoCustomers)(
    "hold a whole picture and a trip of the %s of brand %d",
    async (kind, index) => {
      const account = findAccount(sandbox, kind, index);
      const customer = clientFor(sandbox, account);
      const tickets = await listTickets(customer);

      const trips = tickets.flatMap(({ service_id }) => service_id ?? []);
      expect(trips.length).toBeGreaterThan(0);
      for (const id of trips) {
        const trip = sandbox.world.trips.get(id);
        expect([trip?.ownerId, trip?.companyId]).toContain(account.id);
      }

      const paths: string[] = [];
      for (const ticket of tickets) {
        const attachments = (await listAnswers(customer, ticket)).flatMap(
          (each) => each.attachments,
        );
        paths.push(...attachments.map(({ id }) => `/tickets/${ticket.id}/attachments/${id}`));
      }
      const picture = await customer.get(paths[0] as string);
      expect(picture.headers.get("content-type")).toBe("image/png");
      // A PNG ends in this chunk.
      expect(Buffer.from(picture.body).subarray(-8, -4).toString()).toBe("IEND");
    },
  );
});

it("is the same in every world of one seed", async () => {
  const readAll = async () => {
    const client = clientFor(sandbox, findAccount(sandbox, "client"));
    return [await listMessages(client), await listTickets(client)];
  };
  const before = await readAll();
  sandbox.reset();
  expect(await readAll()).toEqual(before);
});
