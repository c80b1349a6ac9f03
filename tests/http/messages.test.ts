import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { texts } from "../../app/routes/messages/texts.ts";
import { sendMessage } from "../../sandbox/support/messages.ts";
import type { Account, CustomerMessage } from "../../sandbox/world.ts";
import { borrowPanel } from "../services/borrow-panel.ts";
import { addTraveller, visitAs } from "../services/customers.ts";
import type { Panel } from "../services/panel.ts";
import { openTicket } from "../services/tickets.ts";
import type { Visitor } from "../services/visitor.ts";
import { textOf } from "./read-page.ts";

let panel: Panel;
beforeAll(async () => {
  panel = await borrowPanel();
});
afterAll(() => panel.stop());
afterEach(() => panel.sandbox.faults.clear());

let account: Account;
let visitor: Visitor;
beforeEach(async () => {
  account = addTraveller(panel);
  visitor = await visitAs(panel, account);
});

function tell({ id: accountId }: Account, given: Partial<CustomerMessage> = {}): CustomerMessage {
  const { world } = panel.sandbox;
  sendMessage(world, { accountId, title: "Nuevas paradas", text: "En el puerto.", ...given });
  const message = [...world.messages.values()].at(-1);
  if (!message) throw new Error("Nothing was said");
  return message;
}

const countCalls = () => panel.sandbox.calls.get("listMessages") ?? 0;

/** The number beside the messages in the menu. */
function readBadge(html: string): string | undefined {
  const [, badge] =
    html.match(/href="\/messages".*?<\/span>\s*(?:<!-- -->)?\s*<span>(.*?)<\/span><\/span>/s) ?? [];
  return badge && textOf(badge);
}

it("a message is marked as read by its button, and the menu counts one less", async () => {
  const [first] = [tell(account), tell(account)];
  expect(readBadge((await visitor.get("/messages")).html)).toBe("2 unread messages");
  const done = await visitor.post("/messages?page=1", { form: "read", id: `${first?.id}` });
  expect(done).toMatchObject({ status: 303, location: "/messages?page=1" });
  expect(first?.read).toBe(true);
  expect(readBadge((await visitor.get("/profile")).html)).toBe("1 unread message");
});

it("a message links to its ticket, and is marked as read by the link", async () => {
  const ticket = openTicket(panel.sandbox, account);
  const message = tell(account, { ticketId: ticket.id });
  const form = { form: "ticket", id: `${message.id}`, to: `${ticket.id}` };
  expect(await visitor.post("/messages", form)).toMatchObject({
    status: 303,
    location: `/ticket/${ticket.id}`,
  });
  expect(message.read).toBe(true);
});

it("all messages are marked as read at once, however many there are", async () => {
  const messages = Array.from({ length: 130 }, () => tell(account));
  await visitor.post("/messages", { form: "all" });
  expect(messages.filter(({ read }) => !read)).toEqual([]);
  const page = await visitor.get("/messages");
  expect(textOf(page.html)).toContain(texts.en.none_unread);
  expect(readBadge(page.html)).toBeUndefined();
});

it("a message of another user is not found", async () => {
  const message = tell(addTraveller(panel));
  const page = await visitor.post("/messages", { form: "read", id: `${message.id}` });
  expect(page.status).toBe(404);
  expect(message.read).toBe(false);
});

it("a message is marked as read only by the page's own forms", async () => {
  const message = tell(account);
  const before = panel.sandbox.calls.get("readMessage") ?? 0;
  for (const form of [{}, { form: "delete", id: `${message.id}` }, { form: "read", id: "x" }]) {
    expect((await visitor.post("/messages", form as Record<string, string>)).status).toBe(422);
  }
  expect(panel.sandbox.calls.get("readMessage") ?? 0).toBe(before);
});

it("messages are counted once a minute, however many pages the user opens", async () => {
  tell(account);
  const before = countCalls();
  for (const path of ["/", "/profile", "/favorite", "/history"]) {
    expect(readBadge((await visitor.get(path)).html)).toBe("1 unread message");
  }
  expect(countCalls()).toBe(before + 1);
});

it("pages work without the number of messages when the API cannot count them", async () => {
  panel.sandbox.faults.add({ operation: "listMessages", kind: "status", status: 500 });
  const page = await visitor.get("/profile");
  expect(page.status).toBe(200);
  expect(readBadge(page.html)).toBeUndefined();
  expect((await visitor.get("/messages")).status).toBe(502);
});
