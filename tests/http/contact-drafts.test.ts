import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { texts } from "../../app/features/order-draft/contact/texts.ts";
import { borrowPanel } from "../services/borrow-panel.ts";
import { addTraveller, tripsOf, visitAs } from "../services/customers.ts";
import type { Panel } from "../services/panel.ts";
import { addPastTrips, addressOfTrip } from "../services/past-trips.ts";
import { ageContactDrafts, readAllStored } from "../services/stored-sessions.ts";
import { createVisitor, type Page, type Visitor } from "../services/visitor.ts";
import { press, readForm } from "./read-form.ts";
import { readTitle, textOf } from "./read-page.ts";

const PHONE = "+34611222333";
const NOTES = "The door beside the bakery 4711";
const link = `/request?${new URLSearchParams({ to: "Plaza Mayor", phone: PHONE, notes: NOTES })}`;

let panel: Panel;
beforeAll(async () => {
  panel = await borrowPanel();
});
afterAll(() => panel.stop());

const addPerson = () => addTraveller(panel, 0, { exclusiveAgrupation: 1 });

const guest = () =>
  createVisitor(panel, "cantalmar.localhost", { headers: { "accept-language": "en" } });

function expectHidden({ location = "" }: Pick<Page, "location">): string {
  const plain = decodeURIComponent(location.replaceAll("+", " "));
  expect(plain).not.toContain(PHONE.slice(1));
  expect(plain).not.toContain(NOTES);
  expect(plain).toContain("draft=");
  return location;
}

async function readFields(visitor: Visitor, path: string) {
  const { status, html } = await visitor.get(path);
  expect(status).toBe(200);
  return { html, fields: readForm(html, "request").fields };
}

const digitsOf = (text = "") => text.replaceAll(/\D/g, "");

describe("a link with a phone number and notes", () => {
  it("redirects to an address without them, whose form is filled in", async () => {
    const visitor = await visitAs(panel, addPerson());
    const sent = await visitor.get(link);
    expect(sent.status).toBe(302);
    expect(sent.headers["cache-control"]).toContain("no-store");
    const address = expectHidden(sent);
    expect(address).toContain("to=Plaza");
    const { html, fields } = await readFields(visitor, address);
    expect(digitsOf(fields.phone)).toBe(digitsOf(PHONE));
    expect(fields.notes).toBe(NOTES);
    expect(html).not.toMatch(/(?:href|action)="[^"]*bakery/);
    expect(panel.logs().join("\n")).not.toMatch(/611222333|bakery/);
  });

  it("keeps a guest's draft until the log-in, separate from other visitors' drafts", async () => {
    const visitor = guest();
    const account = addPerson();
    const address = expectHidden(await visitor.get(link));
    const door = await visitor.get(address);
    expect(door.location).toMatch(/^\/before_room\?back=/);
    expectHidden(door);

    const stranger = await visitAs(panel, addPerson());
    const foreign = await readFields(stranger, address);
    expect(foreign.fields).toMatchObject({ to: expect.stringContaining("Plaza Mayor"), notes: "" });
    expect(textOf(foreign.html)).toContain(texts.en.gone);

    await visitor.logIn({ username: account.email, password: account.password });
    expect((await readFields(visitor, address)).fields.notes).toBe(NOTES);

    // By now the draft belongs to the account, and no longer to the browser.
    await visitor.post("/logout", {});
    const next = addPerson();
    await visitor.logIn({ username: next.email, password: next.password });
    expect((await readFields(visitor, address)).fields.notes).toBe("");
  });
});

describe("the form of a request", () => {
  it("posts its values and orders with them", async () => {
    const account = addPerson();
    const visitor = await visitAs(panel, account);
    const { html } = await readFields(visitor, "/request?from=Plaza+Mayor&to=aeropuerto");
    const filled = { phone: PHONE, notes: NOTES };
    const asked = await press(visitor, readForm(html, "request"), { name: "see_fares" }, filled);
    expect(asked.status).toBe(303);
    const address = expectHidden(asked);
    const chosen = await readFields(visitor, address);
    expect(chosen.fields.notes).toBe(NOTES);
    const pick = readForm(chosen.html, "request").buttons.find(({ name }) => name.includes("pick"));
    // Text browsers show the value of a button: the address, and not its position.
    expect(pick?.value).toMatch(/^\p{L}/u);
    const picked = await press(visitor, readForm(chosen.html, "request"), {
      name: pick?.name ?? "",
    });
    const ready = await readFields(visitor, expectHidden(picked));
    const ordered = await press(visitor, readForm(ready.html, "request"), { name: "order" });
    expect(ordered.location).toMatch(/^\/\?trip=\d+$/);
    expect(tripsOf(panel, account)).toHaveLength(1);
    expect(JSON.stringify(tripsOf(panel, account))).toContain(NOTES);
  });

  it("keeps its address when the phone number and the notes do not change", async () => {
    const visitor = await visitAs(panel, addPerson());
    const { html } = await readFields(visitor, "/request");
    const form = readForm(html, "request");
    const filled = { phone: PHONE, notes: NOTES };
    const [one, other] = [
      await press(visitor, form, { name: "see_fares" }, filled),
      await press(visitor, form, { name: "see_fares" }, filled),
    ];
    expect(expectHidden(one)).toBe(expectHidden(other));
  });

  it("needs no draft for the phone number of the profile", async () => {
    const visitor = await visitAs(panel, addPerson());
    const { html } = await readFields(visitor, "/request");
    const asked = await press(visitor, readForm(html, "request"), { name: "see_fares" });
    expect(asked.location).not.toMatch(/phone|notes|draft/);
  });

  it("says that a draft has expired, and uses the rest of the address", async () => {
    const visitor = await visitAs(panel, addPerson());
    const { html, fields } = await readFields(visitor, "/request?to=Plaza+Mayor&draft=unknown");
    expect(textOf(html)).toContain(texts.en.gone);
    expect(fields).toMatchObject({ to: expect.stringContaining("Plaza Mayor"), notes: "" });
  });

  it("keeps a draft for half an hour", async () => {
    const visitor = await visitAs(panel, addPerson());
    const { location = "" } = await visitor.get("/request?notes=Door+4711");
    const drafts = [...(await readAllStored(panel.redis))].filter(
      ([key, { text }]) => key.includes("contact-drafts:") && text.includes("Door 4711"),
    );
    expect(drafts).toMatchObject([[expect.anything(), { isSealed: true }]]);
    const ttlMs = drafts[0]?.[1].ttlMs ?? 0;
    expect(ttlMs).toBeGreaterThan(25 * 60_000);
    expect(ttlMs).toBeLessThanOrEqual(30 * 60_000);

    await ageContactDrafts(panel.redis);
    const { html, fields } = await readFields(visitor, location);
    expect(fields.notes).toBe("");
    expect(textOf(html)).toContain(texts.en.gone);
  });

  it("keeps the latest twenty drafts of a visitor", async () => {
    const visitor = await visitAs(panel, addPerson());
    const addresses: string[] = [];
    for (let at = 0; at < 21; at += 1) {
      const { location = "" } = await visitor.get(`/request?notes=Number+${at}`);
      addresses.push(location);
    }
    expect((await readFields(visitor, addresses[1] ?? "")).fields.notes).toBe("Number 1");
    expect(textOf((await visitor.get(addresses[0] ?? "")).html)).toContain(texts.en.gone);
  });

  it("waits for the next log-in of its account when the session has ended elsewhere", async () => {
    const account = addPerson();
    const visitor = await visitAs(panel, account);
    const { html } = await readFields(visitor, "/request");
    await visitor.post("/logout", {});
    const filled = { to: "Plaza Mayor", notes: NOTES };
    const asked = await press(visitor, readForm(html, "request"), { name: "see_fares" }, filled);
    const address = expectHidden(asked);
    await visitor.logIn({ username: account.email, password: account.password });
    const { fields } = readForm((await visitor.get(address)).html, "request");
    expect(fields.notes).toBe(NOTES);
    expect(fields.to).toContain("Plaza Mayor");
  });
});

it("a past trip is requested again with its notes, and no link contains them", async () => {
  const account = addPerson();
  const [trip] = addPastTrips(panel.sandbox, account, 1);
  if (!trip) throw new Error("A trip was made");
  trip.origin.datosExtra = NOTES;
  const visitor = await visitAs(panel, account);
  const { html } = await visitor.get(`/history?${addressOfTrip(trip)}`);
  const links = [...html.matchAll(/href="(\/request\?[^"]*)"/g)].map(([, href = ""]) => href);
  const notes: (string | undefined)[] = [];
  for (const href of links) {
    const location = expectHidden({ location: href.replaceAll("&amp;", "&") });
    notes.push((await readFields(visitor, location)).fields.notes);
  }
  // The notes describe the pickup of the first trip, so the return trip has none.
  expect(notes.toSorted()).toEqual(["", NOTES]);
});

it.each(["en", "es"])(
  "an address that is not found is an error of the form, in %s",
  async (language) => {
    const visitor = await visitAs(panel, addPerson(), language as "en");
    const page = await visitor.get("/request?from=Plaza+Mayor&to=zzzzzz&see_fares=1");
    expect(page.status).toBe(422);
    expect(readTitle(page.html)).toMatch(/^Error: /);
    expect(page.html).toMatch(/class="error-summary"[^>]*>.*href="#to"/s);
    expect(page.html).toMatch(/<input[^>]*id="to"[^>]*aria-invalid="true"/);
  },
);
