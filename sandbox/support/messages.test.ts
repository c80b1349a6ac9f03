import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Sandbox, startSandbox } from "../sandbox.ts";
import { type Client, clientFor, findAccount } from "../test-client.ts";
import type { Account } from "../world.ts";
import { sendMessage } from "./messages.ts";

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

async function listAll(someone = client) {
  return (await someone.get("/messages?limit=100")).body;
}

describe("listMessages", () => {
  it("gives a page, newest first", async () => {
    sandbox.world.clock.step(60_000);
    sendMessage(sandbox.world, { accountId: account.id, title: "Hola", text: "Recién llegado" });
    const { status, body } = await client.get("/messages?limit=5");

    expect(status).toBe(200);
    expect(body.messages[0]).toMatchObject({
      title: "Hola",
      text: "Recién llegado",
      created_at: new Date(sandbox.world.clock.now()).toISOString(),
      read: false,
      promo_id: null,
      ticket_id: null,
    });
    const times = body.messages.map((each: { created_at: string }) => each.created_at);
    expect(times).toHaveLength(5);
    expect(times).toEqual([...times].sort().reverse());
  });

  it("continues after the previous page, and ends with an empty one", async () => {
    const { messages, total } = await listAll();
    const second = await client.get("/messages?limit=4&offset=4");
    expect(second.body.messages).toEqual(messages.slice(4, 8));
    expect(second.body.total).toBe(total);
    expect((await client.get(`/messages?offset=${total}`)).body.messages).toEqual([]);
  });

  it("has ten messages on a page by default", async () => {
    expect((await client.get("/messages")).body.messages).toHaveLength(10);
  });

  it("counts all unread messages, whatever the page", async () => {
    const { messages, unread } = await listAll();
    expect(unread).toBeGreaterThan(0);
    expect(unread).toBeLessThan(messages.length);
    expect(messages.filter((each: { read: boolean }) => !each.read)).toHaveLength(unread);
    expect((await client.get("/messages?limit=1&offset=12")).body.unread).toBe(unread);
  });
});

describe("readMessage", () => {
  it("marks a message as read, also repeatedly", async () => {
    const { messages, unread } = await listAll();
    const { id } = messages.find((each: { read: boolean }) => !each.read);
    expect((await client.put(`/messages/${id}/read/`)).status).toBe(204);
    expect((await client.put(`/messages/${id}/read/`)).status).toBe(204);
    expect((await listAll()).unread).toBe(unread - 1);
  });

  it("does not find another user's message", async () => {
    for (const other of [findAccount(sandbox, "company"), findAccount(sandbox, "client", 1)]) {
      const stranger = clientFor(sandbox, other);
      const [message] = (await listAll(stranger)).messages;
      const refused = await client.put(`/messages/${message.id}/read/`);
      expect(refused.status).toBe(404);
      expect(refused.body).toEqual((await client.put("/messages/999999/read/")).body);
      expect((await listAll(stranger)).messages[0].read).toBe(message.read);
    }
  });
});
