import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { texts as formTexts } from "../../app/features/support/form-texts.ts";
import { texts as rules } from "../../app/forms/texts.ts";
import { texts as failure } from "../../app/request/texts.ts";
import { texts as ticketTexts } from "../../app/routes/ticket/texts.ts";
import type { OperationId } from "../../sandbox/api/operation.ts";
import type { Account } from "../../sandbox/world.ts";
import { type BorrowedPanel, borrowPanel } from "../services/borrow-panel.ts";
import { addTraveller, visitAs } from "../services/customers.ts";
import { addPastTrips, addressOfTrip } from "../services/past-trips.ts";
import { createPng } from "../services/pictures.ts";
import { loseSessions } from "../services/stored-sessions.ts";
import { openTicket, ticketsOf } from "../services/tickets.ts";
import { createVisitor, type Visitor } from "../services/visitor.ts";
import { waitFor } from "../services/wait-for.ts";
import { textOf } from "./read-page.ts";

let panel: BorrowedPanel;
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

const callsOf = (operation: OperationId) => panel.sandbox.calls.get(operation) ?? 0;
const opened = () => ticketsOf(panel.sandbox, account);

const receipt = new File(["%PDF-1.3\n%%EOF\n"], "recibo.pdf", { type: "application/pdf" });
const newTicket = "/tickets?show=new";

type Fields = Record<string, string | File | File[]>;

function toForm(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const each of [value].flat()) form.append(name, each);
  }
  return form;
}

const words = () => ({
  key: randomUUID() as string,
  type: "claim",
  subject: "Charged twice",
  text: "On Monday.\r\nPlease look.",
  trip: "",
});
const open = (fields: Fields, by = visitor) => by.postParts(newTicket, toForm(fields));
const answer = (id: number, fields: Fields, by = visitor) =>
  by.postParts(`/ticket/${id}`, toForm({ form: "answer", key: randomUUID(), ...fields }));

describe("a new ticket", () => {
  it("is sent to the group with its text, its trip and its files", async () => {
    const [trip] = addPastTrips(panel.sandbox, account, 1);
    const lying = new File([new Uint8Array(createPng(4))], "photo.pdf", {
      type: "application/pdf",
    });
    const page = await open({ ...words(), trip: `${trip?.id}`, attachments: [receipt, lying] });
    const [ticket] = opened();
    expect(page).toMatchObject({ status: 303, location: `/ticket/${ticket?.id}` });
    expect(ticket).toMatchObject({ type: "claim", subject: "Charged twice", tripId: trip?.id });
    const [first] = ticket?.answers ?? [];
    expect(first?.text.split(/\r?\n/)).toEqual(["On Monday.", "Please look."]);
    const files = first?.attachments.map(({ file }) => [file.name, file.type]);
    expect(files).toEqual([
      ["recibo.pdf", "application/pdf"],
      ["photo.png", "image/png"],
    ]);
  });

  it("is created once, however often and however fast its form is sent", async () => {
    const fields = { ...words(), attachments: receipt };
    const pages = await Promise.all([open(fields), open(fields), open(fields)]);
    pages.push(await open(fields));
    const [ticket, ...others] = opened();
    expect(others).toEqual([]);
    for (const { location } of pages) expect(location).toBe(`/ticket/${ticket?.id}`);
    await open({ ...fields, text: "And on Tuesday." });
    expect(opened()).toHaveLength(2);
  });

  it("is found when the API's answer is lost", async () => {
    const fault = { operation: "createTicket", kind: "reset", times: 1, afterwards: true } as const;
    panel.sandbox.faults.add(fault);
    const page = await open(words());
    const [ticket, ...others] = opened();
    expect(others).toEqual([]);
    expect(page).toMatchObject({ status: 303, location: `/ticket/${ticket?.id}` });
  });

  it("with an unknown result is shown as such, and keeps everything that the user typed", {
    tags: "full",
  }, async () => {
    panel.sandbox.faults.add({ operation: "createTicket", kind: "reset" });
    const fields = words();
    const page = await open(fields);
    expect(page.status).toBe(422);
    expect(textOf(page.html)).toContain(formTexts.en.notKnown);
    expect(page.html).toContain('value="Charged twice"');
    expect(opened()).toEqual([]);
    panel.sandbox.faults.clear();
    // The same form sends nothing more; the page's new form has a new key.
    expect((await open(fields)).status).toBe(422);
    expect(opened()).toEqual([]);
    const [, key = ""] = page.html.match(/name="key" value="([^"]+)"/) ?? [];
    expect(key).not.toBe(fields.key);
    expect((await open({ ...fields, key })).status).toBe(303);
    expect(opened()).toHaveLength(1);
  });

  it("is looked up, and not sent again, when the first lookup has failed", {
    tags: "full",
  }, async () => {
    const fields = words();
    const { faults } = panel.sandbox;
    faults.add({ operation: "createTicket", kind: "reset", times: 1, afterwards: true });
    // The lookup before the call succeeds, and the lookup after it fails.
    faults.add({ operation: "listTickets", kind: "slow", delayMs: 0, times: 1 });
    faults.add({ operation: "listTickets", kind: "status", status: 500 });
    const page = await open(fields);
    expect(page.status).toBe(422);
    expect(textOf(page.html)).toContain(formTexts.en.notKnown);
    faults.clear();
    expect((await open(fields)).location).toBe(`/ticket/${opened()[0]?.id}`);
    expect(opened()).toHaveLength(1);
  });

  it("can be sent again from its page when the API has failed, with everything that the user typed", async () => {
    panel.sandbox.faults.add({ operation: "listTickets", kind: "status", status: 500 });
    expect((await open(words())).status).toBe(502);
    panel.sandbox.faults.clear();
    const page = await visitor.get(newTicket);
    expect(page.html).toContain('value="Charged twice"');
    expect(page.html).toContain("On Monday.");
    expect(opened()).toEqual([]);
  });

  it("waits for the log-in of its account when the session has expired", async () => {
    await loseSessions(panel.redis);
    const sent = await open(words());
    const back = new URLSearchParams({ back: newTicket });
    expect(sent).toMatchObject({ status: 302, location: `/login?${back}` });
    const { email: username, password } = account;
    await visitor.post("/login", { username, password, back: newTicket });
    const page = await visitor.get(newTicket);
    expect(page.html).toContain('value="Charged twice"');
    expect(page.html).toMatch(/<option value="claim" selected/);
    expect(opened()).toEqual([]);
  });

  it("needs a type, a subject and a text", async () => {
    const page = await open({ ...words(), type: "", subject: " ", text: "\r\n" });
    expect(page.status).toBe(422);
    for (const field of ["type", "subject", "text"]) {
      expect(page.html).toMatch(new RegExp(`id="${field}"[^>]*aria-invalid="true"`));
    }
    expect(textOf(page.html)).toContain(rules.en.required);
    expect((await open({ ...words(), type: "bribe" })).status).toBe(422);
    expect(opened()).toEqual([]);
  });

  const large = new File([new Uint8Array(createPng(1300))], "photo.png", { type: "image/png" });
  const web = new File(["<script>alert(1)</script>"], "photo.png", { type: "image/png" });
  const empty = new File([], "nothing.pdf", { type: "application/pdf" });
  const webp = new File(["RIFF\x04\x00\x00\x00WEBPthe rest"], "photo.webp");

  it.each([
    ["an HTML page named .png", [receipt, web], `${formTexts.en.fileFormat}`, "photo.png"],
    ["an empty file", [empty], formTexts.en.fileFormat, "nothing.pdf"],
    ["a picture of an unsupported type", [webp], formTexts.en.fileFormat, "photo.webp"],
    ["a file that is too large", [large], formTexts.en.fileSize, "photo.png"],
    ["too many files", Array(6).fill(receipt), formTexts.en.tooManyFiles, ""],
  ])("is refused with %s", async (_, attachments, said, names) => {
    const before = callsOf("createTicket");
    const page = await open({ ...words(), attachments });
    expect(page.status).toBe(422);
    expect(textOf(page.html)).toContain(said.replace("{{names}}", names));
    expect(page.html).toMatch(/id="attachments"[^>]*aria-invalid="true"/);
    expect(page.html).toContain('value="Charged twice"');
    expect(callsOf("createTicket")).toBe(before);
  });

  it("with more files than one request may hold is refused, and keeps its text", async () => {
    const fields = { ...words(), text: "Óscar\r\nwaited." };
    const page = await open({ ...fields, attachments: [large, large, large] });
    expect(page.status).toBe(413);
    expect(textOf(page.html)).toContain(rules.en.tooLarge);
    expect(page.html).toContain('value="Charged twice"');
    expect(textOf(page.html)).toContain("Óscar waited.");
    expect(page.html).toMatch(/<option value="claim" selected/);
    expect(opened()).toEqual([]);
  });

  it("about another user's trip is refused at the field of the trip", async () => {
    const [other] = addPastTrips(panel.sandbox, addTraveller(panel), 1);
    const page = await open({ ...words(), trip: `${other?.id}` });
    expect(page.status).toBe(422);
    expect(textOf(page.html)).toContain("We do not know that trip");
    expect(opened()).toEqual([]);
    if (!other) throw new Error("There is no such trip");
    expect((await visitor.get(`${newTicket}&${addressOfTrip(other)}`)).status).toBe(404);
  });

  it("shows the API's message at the field that it names, or else at the form", async () => {
    addPastTrips(panel.sandbox, account, 1);
    const errors = [
      { field: "subject", message: "Otro asunto" },
      { field: "service_id", message: "Otro viaje" },
      { field: "weather", message: "Otro tiempo" },
    ];
    const body = { message: "No", errors };
    panel.sandbox.faults.add({ operation: "createTicket", kind: "status", status: 422, body });
    const page = await open(words());
    expect(page.status).toBe(422);
    for (const field of ["subject", "trip"]) {
      expect(page.html).toMatch(new RegExp(`id="${field}"[^>]*aria-invalid="true"`));
    }
    for (const { message } of errors) expect(textOf(page.html)).toContain(message);
    panel.sandbox.faults.clear();
    const tooLarge = { operation: "createTicket", kind: "status", status: 413 } as const;
    panel.sandbox.faults.add({ ...tooLarge, body: { message: "Demasiado" } });
    const again = await open(words());
    expect(again.status).toBe(422);
    expect(textOf(again.html)).toContain("Demasiado");
  });

  it("can be about an old trip that the address names", async () => {
    const [old] = addPastTrips(panel.sandbox, account, 40).toReversed();
    if (!old) throw new Error("There is no such trip");
    const page = await visitor.get(`${newTicket}&${addressOfTrip(old)}`);
    expect(page.html).toContain(`<option value="${old.id}" selected`);
    expect((await visitor.get(newTicket)).html).not.toContain(`<option value="${old.id}"`);
    const details = await visitor.get(`/history?${addressOfTrip(old)}`);
    const query = addressOfTrip(old).replace("&", "&amp;");
    expect(details.html).toContain(`href="/tickets?show=new&amp;${query}"`);
  });
});

describe("an answer", () => {
  it("is created once, however often it is sent", async () => {
    const ticket = openTicket(panel.sandbox, account);
    const fields = { key: randomUUID(), text: "Of two years.", attachments: receipt };
    const pages = await Promise.all([answer(ticket.id, fields), answer(ticket.id, fields)]);
    pages.push(await answer(ticket.id, fields));
    expect(ticket.answers.map(({ text }) => text)).toEqual([
      "¿Hay sillas para niños?",
      "Sí. ¿De qué edad?",
      "Of two years.",
    ]);
    const said = ticket.answers.at(-1);
    expect(said?.attachments).toHaveLength(1);
    for (const { location } of pages) {
      expect(location).toBe(`/ticket/${ticket.id}#answer-${said?.id}`);
    }
    expect(ticket.label).toBe("pending");
  });

  it("is found when the API's response is lost", async () => {
    const ticket = openTicket(panel.sandbox, account);
    const fault = { operation: "answerTicket", kind: "reset", times: 1, afterwards: true } as const;
    panel.sandbox.faults.add(fault);
    expect((await answer(ticket.id, { text: "Of two years.\r\nOr three." })).status).toBe(303);
    expect(ticket.answers).toHaveLength(3);
  });

  it("needs a text, and files of an allowed kind", async () => {
    const ticket = openTicket(panel.sandbox, account);
    const web = new File(["<script>"], "page.pdf", { type: "application/pdf" });
    const page = await answer(ticket.id, { text: " ", attachments: web });
    expect(page.status).toBe(422);
    expect(page.html).toMatch(/id="answer-text"[^>]*aria-invalid="true"/);
    expect(page.html).toMatch(/id="answer-attachments"[^>]*aria-invalid="true"/);
    expect(ticket.answers).toHaveLength(2);
  });

  it("to a ticket that was closed meanwhile is returned to the user", async () => {
    const ticket = openTicket(panel.sandbox, account, { label: "rejected" });
    const page = await answer(ticket.id, { text: "But why?" });
    expect(page.status).toBe(422);
    expect(textOf(page.html)).toContain(formTexts.en.final_state);
    expect(textOf(page.html)).toContain(`${ticketTexts.en.not_sent} But why?`);
    expect(ticket.answers).toHaveLength(2);
  });
});

describe("another user's ticket", () => {
  it("is not found: it cannot be read or answered, and its files cannot be downloaded", async () => {
    const other = openTicket(panel.sandbox, addTraveller(panel), { files: [receipt] });
    const attachment = other.answers[0]?.attachments[0];
    const before = callsOf("answerTicket") + callsOf("getTicketAttachment");
    expect((await visitor.get(`/ticket/${other.id}`)).status).toBe(404);
    expect((await answer(other.id, { text: "Mine now" })).status).toBe(404);
    const path = `/ticket/${other.id}/attachments/${attachment?.id}`;
    expect((await visitor.get(path)).status).toBe(404);
    const own = openTicket(panel.sandbox, account);
    expect((await visitor.get(`/ticket/${own.id}/attachments/${attachment?.id}`)).status).toBe(404);
    expect(other.answers).toHaveLength(2);
    expect(callsOf("answerTicket") + callsOf("getTicketAttachment")).toBe(before);
  });

  it.each(["0", "-1", "1e3", "x", "99999999999", "501.5"])(
    "is not found under the id %s",
    async (id) => {
      expect((await visitor.get(`/ticket/${id}`)).status).toBe(404);
      expect((await visitor.get(`/ticket/${id}/attachments/${id}`)).status).toBe(404);
    },
  );
});

it("a ticket link keeps its brand when several brands share a host", async () => {
  const { email: username, password, brandId } = account;
  const brand = panel.sandbox.world.brands.find(({ id }) => id === brandId);
  const domain = brand?.domains[0] ?? "";
  const shared = createVisitor(panel, "127.0.0.1", { headers: { "accept-language": "en" } });
  await shared.post(`/login?site_domain=${domain}`, { username, password });
  const ticket = openTicket(panel.sandbox, account, { files: [receipt] });
  const list = await shared.get(`/tickets/${domain}`);
  expect(list.html).toContain(`href="/ticket/${ticket.id}/${domain}"`);
  const page = await shared.get(`/ticket/${ticket.id}/${domain}`);
  const attachment = `/ticket/${ticket.id}/attachments/${ticket.answers[0]?.attachments[0]?.id}`;
  expect(page.html).toContain(`href="${attachment}?site_domain=${domain}"`);
  expect((await shared.get(`${attachment}?site_domain=${domain}`)).status).toBe(200);
  const form = toForm({ form: "answer", key: randomUUID(), text: "Of two years." });
  const said = await shared.postParts(`/ticket/${ticket.id}/${domain}`, form);
  expect(said.location).toMatch(`/ticket/${ticket.id}/${domain}#answer-`);
  const opened = await shared.postParts(`/tickets/${domain}?show=new`, toForm(words()));
  expect(opened.location).toMatch(new RegExp(`^/ticket/\\d+/${domain}$`));
});

it("an employee has no tickets, and no messages", async () => {
  const company = addTraveller(panel, 0, { role: "company" });
  const employee = addTraveller(panel, 0, { role: "employee", companyId: company.id });
  const operations = ["listTickets", "createTicket", "getTicket", "listMessages"] as const;
  const countAll = () => operations.map(callsOf);
  const before = countAll();
  const by = await visitAs(panel, employee);
  for (const path of ["/tickets", newTicket, "/ticket/1", "/ticket/1/attachments/2", "/messages"]) {
    expect((await by.get(path)).status, path).toBe(404);
  }
  expect((await open(words(), by)).status).toBe(404);
  expect((await answer(1, { text: "x" }, by)).status).toBe(404);
  expect((await by.post("/messages", { form: "all" })).status).toBe(404);
  expect(countAll()).toEqual(before);
});

describe("an attached file", () => {
  const asPage = { accept: "text/html,application/xhtml+xml" };
  const pathOf = (ticket: ReturnType<typeof openTicket>) =>
    `/ticket/${ticket.id}/attachments/${ticket.answers[0]?.attachments[0]?.id}`;

  it("is served as a download that cannot run in the browser", async () => {
    const ticket = openTicket(panel.sandbox, account, { files: [receipt] });
    const { status, headers, html } = await visitor.get(pathOf(ticket), asPage);
    expect(status).toBe(200);
    expect(html).toBe("%PDF-1.3\n%%EOF\n");
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="recibo.pdf"',
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
    });
    // A browser obeys every policy header that it receives.
    const policies = [headers["content-security-policy"]].flat();
    expect(policies).toContain("default-src 'none'; sandbox");
    expect(headers["cache-control"]).toBe("no-store, no-cache");
  });

  it("keeps its name, with the extension of its type", async () => {
    const file = new File([new Uint8Array(createPng(4))], 'niña "y" vías.html', {
      type: "image/png",
    });
    const ticket = openTicket(panel.sandbox, account, { files: [file] });
    const { headers } = await visitor.get(pathOf(ticket));
    expect(headers["content-type"]).toBe("image/png");
    expect(headers["content-disposition"]).toBe(
      "attachment; filename=\"ni_a _y_ v_as.png\"; filename*=UTF-8''ni%C3%B1a%20_y_%20v%C3%ADas.png",
    );
  });

  it("shows an error on the ticket's page, or an error status to an image, when it fails to load", async () => {
    const ticket = openTicket(panel.sandbox, account, { files: [receipt] });
    panel.sandbox.faults.add({ operation: "getTicketAttachment", kind: "html", status: 200 });
    const answered = await visitor.get(pathOf(ticket), asPage);
    expect(answered).toMatchObject({ status: 303, location: `/ticket/${ticket.id}` });
    const page = await visitor.get(`/ticket/${ticket.id}`);
    expect(textOf(page.html)).toContain(failure.en.problem_hint);
    expect((await visitor.get(pathOf(ticket), { accept: "image/*" })).status).toBe(502);
  });

  it("leaves neither its name nor the ticket's text in the log", async () => {
    const file = new File(["%PDF-1.3\n%%EOF\n"], "secreto-de-noa.pdf");
    const page = await open({ ...words(), subject: "A very private matter", attachments: file });
    await visitor.get(page.location ?? "");
    await waitFor(() => expect(panel.logs().join("\n")).toContain("/ticket/"));
    expect(panel.logs().join("\n")).not.toMatch(/secreto-de-noa|very private/);
  });
});
