import { unzipSync } from "fflate";
import { request } from "undici";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readCsv } from "../../app/csv/read-csv.server.ts";
import { createTranslate } from "../../app/i18n/translate.ts";
import { texts as profileTexts } from "../../app/routes/profile/texts.ts";
import { texts } from "../../app/routes/profile_data/texts.ts";
import { sendMessage } from "../../sandbox/support/messages.ts";
import type { Account } from "../../sandbox/world.ts";
import { borrowPanel } from "../services/borrow-panel.ts";
import { addCompany } from "../services/companies.ts";
import { addTraveller, tripsOf, visitAs } from "../services/customers.ts";
import { walkAsClient } from "../services/feature-walk.ts";
import { findLeaks } from "../services/leaks.ts";
import type { Panel } from "../services/panel.ts";
import { addPastTrips } from "../services/past-trips.ts";
import { payIn } from "../services/purses.ts";
import { openTicket, ticketsOf } from "../services/tickets.ts";
import { MARK } from "../services/victim.ts";
import { createVisitor, type Visitor } from "../services/visitor.ts";

const HOST = "cantalmar.localhost";
const PATH = "/profile/data.zip";

let panel: Panel;
beforeAll(async () => {
  panel = await borrowPanel();
});
afterAll(() => panel.stop());
afterEach(() => panel.sandbox.faults.clear());

async function fetchFile(visitor: Visitor) {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const { statusCode, headers, body } = await request(`http://127.0.0.1:${panel.port}${PATH}`, {
    headers: { host: `${HOST}:${panel.port}`, cookie, "accept-language": "en" },
  });
  return { status: statusCode, headers, bytes: Buffer.from(await body.arrayBuffer()) };
}

type Row = Record<string, unknown>;

/** The archive, as a program that is not the panel's reads it. */
async function download(visitor: Visitor) {
  const { status, headers, bytes } = await fetchFile(visitor);
  expect([status, headers["content-type"]]).toEqual([200, "application/zip"]);
  const files = new Map(
    Object.entries(unzipSync(bytes)).map(([name, file]) => [name, Buffer.from(file).toString()]),
  );
  const data = JSON.parse(files.get("data.json") ?? "") as Record<string, Row[]>;
  const rowsOf = (part: string): Row[] => data[part] ?? [];
  return {
    ...{ headers, files, data, rowsOf },
    idsOf: (part: string) => rowsOf(part).map(({ id }) => Number(id)),
    all: [...files.values()].join("\n"),
  };
}

const inOrder = (ids: number[]) => ids.toSorted((one, other) => one - other);

describe("the archive of a client who has used every part of the panel", () => {
  let account: Account;
  let visitor: Visitor;
  let archive: Awaited<ReturnType<typeof download>>;
  beforeAll(async () => {
    account = addTraveller(panel);
    addPastTrips(panel.sandbox, account, 230, { fare: 7.35, noticePhone: "+34611222333" });
    payIn(panel, account, 123_45);
    openTicket(panel.sandbox, account, {
      files: [new File(["%PDF-1.3\n%%EOF\n"], "recibo.pdf", { type: "application/pdf" })],
    });
    sendMessage(panel.sandbox.world, {
      ...{ accountId: account.id, title: "=HYPERLINK(1)", text: "En el puerto." },
    });
    visitor = await walkAsClient(panel, account);
    archive = await download(visitor);
  });

  it("holds all trips of the world, each once", () => {
    const { idsOf, rowsOf } = archive;
    expect(new Set(idsOf("trips")).size).toBe(idsOf("trips").length);
    const ids = new Set(["trips", "trips_in_process", "bookings"].flatMap(idsOf));
    expect(inOrder([...ids])).toEqual(inOrder(tripsOf(panel, account).map(({ id }) => id)));
    const paid = rowsOf("trips").filter(({ fare }) => fare === 7.35);
    expect(paid.length).toBe(230);
    expect(paid[0]).toMatchObject({ from: "Calle Mayor, 3", phone: "+34611222333" });
  });

  it("holds the account, the favourites, the purse, the messages and the tickets of the world", () => {
    const { world } = panel.sandbox;
    const { idsOf, rowsOf, data } = archive;
    const { id, name, email, phone } = account;
    expect(rowsOf("account")).toMatchObject([{ id, name, email, phone }]);
    const own = <Each extends { id: number; accountId?: number }>(all: Iterable<Each>) =>
      inOrder([...all].filter((each) => each.accountId === id).map((each) => each.id));
    expect(inOrder(idsOf("messages"))).toEqual(own(world.messages.values()));
    expect(inOrder(idsOf("tickets"))).toEqual(own(world.tickets.values()));
    const written = ticketsOf(panel.sandbox, account).flatMap(({ answers }) => answers);
    expect(rowsOf("ticket_messages").length).toBe(written.length);
    expect(rowsOf("ticket_attachments").map(({ name }) => name)).toContain("recibo.pdf");
    expect(rowsOf("favourites").map(({ name }) => name)).toContain(`${MARK} casa`);
    const sums = rowsOf("purse_movements").map(({ change }) => Math.round(Number(change) * 100));
    const [purse] = rowsOf("purses");
    expect(sums).toContain(123_45);
    expect(sums.reduce((sum, each) => sum + each, 0)).toBe(
      Math.round(Number(purse?.balance) * 100),
    );
    expect(data.missing).toEqual([]);
  });

  it("holds what the panel itself keeps", () => {
    const { rowsOf } = archive;
    expect(rowsOf("series")).toHaveLength(1);
    expect(rowsOf("series")[0]).toMatchObject({
      dates: expect.arrayContaining([expect.anything()]),
    });
    expect(rowsOf("calendar")).toHaveLength(1);
    expect(rowsOf("permissions").map(({ purpose }) => purpose)).toContain("calendar");
    expect(rowsOf("notices").length).toBeGreaterThan(0);
    expect(rowsOf("drafts").map(({ notes }) => notes)).toContain(`${MARK} timbre`);
    expect(rowsOf("shared_trips").length).toBeGreaterThan(0);
    expect(rowsOf("sessions").filter((each) => each.is_this_one)).toHaveLength(1);
  });

  it("holds the same rows as tables, in which no cell is a formula", () => {
    const { files, data, rowsOf } = archive;
    const parts = Object.keys(data).filter((name) => !["about", "missing"].includes(name));
    for (const part of parts) {
      const [columns = [], ...rows] = readTable(files.get(`${part}.csv`));
      expect([part, rows.length]).toEqual([part, rowsOf(part).length]);
      for (const row of rowsOf(part))
        expect(columns).toEqual(expect.arrayContaining(Object.keys(row)));
    }
    expect(files.get("messages.csv")).toContain("'=HYPERLINK(1)");
  });

  it("is explained, file by file", () => {
    const { files, rowsOf } = archive;
    const readMe = files.get("read-me.txt") ?? "";
    for (const name of files.keys()) {
      if (name.endsWith(".csv")) expect(readMe).toContain(`${name} (`);
    }
    expect(readMe).toContain(`trips.csv (${rowsOf("trips").length})`);
    expect(readMe).toContain(texts.en.left_secrets);
    expect(readMe).not.toContain(texts.en.missing);
  });

  it("holds no secret", async () => {
    const { html } = await visitor.get("/calendar");
    const [calendar = ""] = /[\w.-]+(?=\.ics)/.exec(html) ?? [];
    expect(calendar.length).toBeGreaterThan(40);
    const links = await listLinks();
    expect(links.length).toBeGreaterThan(0);
    const lines = archive.all.split("\n");
    const others = [calendar, calendar.split(".")[0] ?? calendar, ...links];
    expect(await findLeaks({ ...panel, logs: () => lines }, others)).toEqual([]);
  });

  it("shows another client nothing of it", async () => {
    const other = await download(await visitAs(panel, addTraveller(panel)));
    for (const text of [MARK, account.name, account.email, "recibo.pdf"])
      expect(other.all).not.toContain(text);
    expect(other.rowsOf("trips")).toEqual([]);
  });

  async function listLinks(): Promise<string[]> {
    const ids = tripsOf(panel, account).map(({ id }) => id);
    const pages = await Promise.all(ids.slice(230).map((id) => visitor.get(`/share/${id}`)));
    return pages.flatMap(({ html }) => html.match(/(?<=\/follow\/)[\w.-]+/)?.[0] ?? []);
  }
});

const readTable = (text = "") => readCsv(text).map(({ cells }) => cells);

describe("who asks for the archive", () => {
  let visitor: Visitor;
  beforeEach(async () => {
    visitor = await visitAs(panel, addTraveller(panel));
  });

  it("gets a file with the brand and the day in its name, which no cache keeps", async () => {
    const { headers } = await download(visitor);
    expect(headers["content-disposition"]).toMatch(
      /^attachment; filename="radio-taxi-cantalmar-my-data-\d{4}-\d\d-\d\d\.zip"$/,
    );
    expect(headers["cache-control"]).toMatch(/no-store/);
  });

  it("finds it in the profile", async () => {
    const { html } = await visitor.get("/profile");
    expect(html).toContain(profileTexts.en.download_data);
    expect(html).toContain(`href="${PATH}"`);
  });

  it("logs in first, and is back at the profile", async () => {
    const { status, location } = await createVisitor(panel, HOST).get(PATH);
    expect([status, location]).toEqual([302, "/before_room?back=%2Fprofile"]);
  });

  it("gets none as a company, whose profile does not offer it", async () => {
    const company = await visitAs(panel, addCompany(panel));
    expect((await company.get(PATH)).status).toBe(404);
    expect((await company.get("/profile")).html).not.toContain(PATH);
  });

  it("learns when it was asked for too often", async () => {
    for (let time = 0; time < 5; time += 1) expect((await fetchFile(visitor)).status).toBe(200);
    const refused = await visitor.get(PATH);
    expect([refused.status, refused.location]).toEqual([303, "/profile"]);
    const t = createTranslate(texts, "en");
    expect((await visitor.get("/profile")).html).toContain(t("too_often", { count: 10 }));
  });
});

describe("a part that cannot be read", () => {
  it("is named as missing, and the others are there", async () => {
    const account = addTraveller(panel);
    const visitor = await visitAs(panel, account);
    panel.sandbox.faults.add({ operation: "listFavourites", kind: "status", status: 500 });
    const { files, data, rowsOf } = await download(visitor);
    expect(data.missing).toEqual([{ part: "favourites", ends_early: true, unreadable_rows: 0 }]);
    expect(files.has("favourites.csv")).toBe(false);
    expect(files.get("read-me.txt")).toContain(`favourites.csv: ${texts.en.part_missing}`);
    expect(rowsOf("account")).toMatchObject([{ id: account.id }]);
  });

  it("is no promotion that the group has taken back", async () => {
    const account = addTraveller(panel);
    const about = { accountId: account.id, title: "Oferta", text: "Mira", promoId: 999_999 };
    sendMessage(panel.sandbox.world, about);
    const { data, rowsOf } = await download(await visitAs(panel, account));
    expect(rowsOf("messages")).toMatchObject([{ promotion: 999_999 }]);
    expect([rowsOf("promotions"), data.missing]).toEqual([[], []]);
  });

  it("leads to the log-in where the session has ended, and to no archive", async () => {
    const account = addTraveller(panel);
    const visitor = await visitAs(panel, account);
    for (const [token, of] of panel.sandbox.world.tokens) {
      if (JSON.stringify(of).includes(`${account.id}`)) panel.sandbox.world.tokens.delete(token);
    }
    const { status } = await visitor.get(PATH);
    expect([302, 303]).toContain(status);
  });
});
