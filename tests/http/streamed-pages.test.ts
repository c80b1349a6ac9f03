import { request } from "undici";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { texts as failureTexts } from "../../app/features/frame/failure-texts.ts";
import { texts as requestTexts } from "../../app/request/texts.ts";
import { texts as aboutTexts } from "../../app/routes/about/texts.ts";
import { scriptsCookie } from "../../app/session/scripts-cookie.ts";
import { texts as lateTexts } from "../../app/ui/deferred-texts.ts";
import type { Fault } from "../../sandbox/control/faults.ts";
import { lateParts, lateWords } from "../late-parts.ts";
import { findFreePort } from "../services/free-port.ts";
import { inTurn } from "../services/in-turn.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { readMetric } from "../services/read-metric.ts";
import { forgetLiveStates } from "../services/stored-sessions.ts";
import { createVisitor, type Visitor } from "../services/visitor.ts";
import { waitFor } from "../services/wait-for.ts";
import { demoLogin } from "./demo-login.ts";
import { press, readForm } from "./read-form.ts";
import { textOf } from "./read-page.ts";

const HOST = "cantalmar.localhost";
const SCRIPTS = [scriptsCookie, "on"] as const;

let panel: Panel;
let metricsPort: number;
beforeAll(async () => {
  metricsPort = await findFreePort();
  panel = await startPanel({ env: { METRICS_PORT: `${metricsPort}` } });
});
afterEach(() => panel.sandbox.faults.clear());
afterAll(() => panel.stop());

const visitors = new Map<string, Visitor>();

async function logIn(kind: Parameters<typeof demoLogin>[1]): Promise<Visitor> {
  const known = visitors.get(kind);
  if (known) return known;
  const visitor = createVisitor(panel, HOST, { headers: { "accept-language": "en" } });
  await visitor.logIn(demoLogin(panel, kind));
  visitors.set(kind, visitor);
  return visitor;
}

/** Opens a page as a browser that runs scripts, and reads it as it arrives. */
async function open(visitor: Visitor, path: string) {
  const cookies = [...visitor.cookies, SCRIPTS].map((pair) => pair.join("="));
  const { statusCode, body } = await request(`http://127.0.0.1:${panel.port}${path}`, {
    headers: {
      host: `${HOST}:${panel.port}`,
      cookie: cookies.join("; "),
      "accept-language": "en",
    },
  });
  let html = "";
  const pieces = body[Symbol.asyncIterator]();
  async function readMore(): Promise<boolean> {
    const { done, value } = await pieces.next();
    if (!done) html += value;
    return !done;
  }
  return {
    status: statusCode,
    /** Reads on until this has come, and returns all that has come by then. */
    async readTo(text: string): Promise<string> {
      while (!html.includes(text)) {
        if (!(await readMore())) throw new Error(`The page ends without ${text}`);
      }
      return html;
    },
    async readAll(): Promise<string> {
      while (await readMore());
      return html;
    },
  };
}

const readCount = () => readMetric(metricsPort, "parada_late_failures_total", 'screen="history"');

async function delay(operation: Fault["operation"]): Promise<void> {
  await forgetLiveStates(panel.redis);
  panel.sandbox.faults.add({ operation, kind: "slow", delayMs: 600_000 });
}

const loading = (part: string) => lateTexts.en.loading.replace("{{part}}", part);

describe.each(inTurn(lateParts, { every: 4 }))(
  "$path while $operation is slow",
  ({ path, as, operation, name, shows }) => {
    it("comes without its slow part, which follows on the same connection", async () => {
      const member = await logIn(as);
      await delay(operation);
      const page = await open(member, path);
      const start = await page.readTo("</main>");
      // The browser paints once it has read this far, so that nothing moves while it reads.
      const painted = start.match(/<link rel="expect" href="#([^"]+)" blocking="render"/)?.[1];
      const early = textOf(await page.readTo(`id="${painted}"`));
      expect(page.status).toBe(200);
      expect(early).toContain(loading(name.en));
      panel.sandbox.faults.clear();
      const whole = await page.readAll();
      expect(whole.endsWith("</body></html>")).toBe(true);
      expect(textOf(whole)).toContain(shows.en);
      expect(early).not.toContain(shows.en);
    });

    it("is whole for a browser without scripts", async () => {
      const member = await logIn(as);
      panel.sandbox.faults.add({ operation, kind: "slow", delayMs: 100, times: 1 });
      const { html, headers } = await member.get(path);
      expect(headers["content-length"]).toBe(`${Buffer.byteLength(html)}`);
      expect(textOf(html)).toContain(shows.en);
      expect(textOf(html)).not.toContain(loading(name.en));
    });
  },
);

describe.each(lateWords)("$screen, whose words come by $operation", ({ find, as, operation }) => {
  const view = () => {
    const brand = panel.sandbox.world.brands.find(({ domains }) => domains.includes(HOST));
    if (!brand) throw new Error(`No brand is at ${HOST}`);
    return find(panel.sandbox.world, brand);
  };

  it("comes with others in their place, and with the words themselves in its data", async () => {
    const member = await logIn(as);
    const { path, until } = view();
    await delay(operation);
    const page = await open(member, path);
    expect(textOf(await page.readTo("</main>"))).toContain(until.en);
    panel.sandbox.faults.clear();
    expect((await page.readAll()).endsWith("</body></html>")).toBe(true);
  });

  it("is whole for a browser without scripts", async () => {
    const member = await logIn(as);
    const { path, until } = view();
    panel.sandbox.faults.add({ operation, kind: "slow", delayMs: 100, times: 1 });
    expect(textOf((await member.get(path)).html)).not.toContain(until.en);
  });
});

describe("a late part", () => {
  const path = "/history";

  /** Opens the page, and lets the call for its trips end with this status after the page has gone out. */
  async function openAndFail(member: Visitor, status: number) {
    const fault = { operation: "listTrips", kind: "status", status } as const;
    panel.sandbox.faults.add({ ...fault, delayMs: 600_000 });
    const page = await open(member, path);
    const early = await page.readTo("</main>");
    panel.sandbox.faults.clear();
    // The panel tries again.
    panel.sandbox.faults.add(fault);
    const whole = await page.readAll();
    panel.sandbox.faults.clear();
    return { page, early, whole };
  }

  it("that fails is a notice in its place, with a reference and a way to try again", async () => {
    const { page, early, whole } = await openAndFail(await logIn("client"), 500);
    expect(page.status).toBe(200);
    const notice = textOf(whole.slice(early.length));
    const [, reference = ""] = /Reference: ([0-9a-f-]{36})/.exec(notice) ?? [];
    expect(notice).toContain(lateTexts.en.problem);
    expect(whole).toContain(`<a data-discover="true" href="${path}">${lateTexts.en.try_again}</a>`);
    await waitFor(() => {
      const logged = panel.logs().filter((line) => line.includes(reference));
      expect(logged.join("\n")).toContain("a part failed after its page was sent");
    });
  });

  it("that fails is counted by its screen", async () => {
    const before = await readCount();
    await openAndFail(await logIn("client"), 500);
    expect(await readCount()).toBe(before + 1);
  });

  it("whose call finds the session ended leads to the log-in, and back", async () => {
    const member = createVisitor(panel, HOST, { headers: { "accept-language": "en" } });
    await member.logIn(demoLogin(panel, "client"));
    const { early, whole } = await openAndFail(member, 401);
    const [, to = ""] =
      /<meta http-equiv="refresh" content="0;url=(.*?)"/.exec(whole.slice(early.length)) ?? [];
    panel.sandbox.faults.add({ operation: "listTrips", kind: "status", status: 401 });
    const again = await member.open(to);
    expect(again.location).toBe("/login?back=%2Fhistory");
    const { html } = await member.get("/login?back=%2Fhistory");
    expect(textOf(html)).toContain(requestTexts.en.session_expired);
  });

  it("that is refused at once leads to the page of the refusal", async () => {
    panel.sandbox.faults.add({ operation: "listTrips", kind: "status", status: 500 });
    const page = await open(await logIn("client"), path);
    expect(page.status).toBe(502);
    expect(textOf(await page.readAll())).toContain(failureTexts.en.problem);
  });

  it("comes late in a page's data, too", async () => {
    const member = await logIn("client");
    await delay("listTrips");
    const page = await open(member, `${path}.data`);
    const early = await page.readTo("isFiltered");
    panel.sandbox.faults.clear();
    const whole = await page.readAll();
    expect(early).not.toContain("hasTravellers");
    expect(whole).toContain("hasTravellers");
  });
});

describe("the form for a taxi", () => {
  it("comes with the usual address while the fares are slow", async () => {
    const member = await logIn("client");
    await delay("searchAgrupations");
    const page = await open(member, "/request");
    const early = await page.readTo("</main>");
    panel.sandbox.faults.clear();
    const late = (await page.readAll()).slice(early.length);
    const { from, from_lat } = readForm(early, "request").fields;
    expect(from).not.toBe("");
    expect(from_lat).not.toBe("");
    expect(early).not.toContain('name="group"');
    expect(late).toContain('name="group"');
  });

  it("that is sent before the usual address has come begins there all the same", async () => {
    const member = await logIn("client");
    await delay("listFavourites");
    const page = await open(member, "/request");
    const early = readForm(await page.readTo("</main>"), "request");
    panel.sandbox.faults.clear();
    await page.readAll();
    expect(early.fields.from).toBe("");
    const pressed = await press(member, early, { name: "see_fares" }, { to: "Faro Viejo" });
    const { html } = await member.get(pressed.location ?? "");
    const { from, from_lat, to } = readForm(html, "request").fields;
    expect(from).not.toBe("");
    expect(from_lat).not.toBe("");
    expect(to).toContain("Faro Viejo");
  });
});

describe("the counts of the menu", () => {
  it("come after a page that does not wait for them", async () => {
    const member = await logIn("client");
    await delay("listTripsInProcess");
    const page = await open(member, "/about");
    const early = await page.readTo("</main>");
    panel.sandbox.faults.clear();
    const whole = await page.readAll();
    expect(textOf(early)).toContain(aboutTexts.en.title);
    expect(early).not.toContain("countedAt");
    expect(whole).toContain("countedAt");
  });
});

describe("a browser whose scripts have been turned off", () => {
  it("is led to the whole page, and waits for it from then on", async () => {
    const member = createVisitor(panel, HOST, { headers: { "accept-language": "en" } });
    await member.logIn(demoLogin(panel, "client"));
    member.cookies.set(...SCRIPTS);
    await delay("listTrips");
    const page = await open(member, "/history?status=completed");
    const [, to = ""] =
      /<noscript><meta http-equiv="refresh" content="0;url=(.*?)">/.exec(
        await page.readTo("</main>"),
      ) ?? [];
    panel.sandbox.faults.clear();
    const { status, location } = await member.get(to.replaceAll("&amp;", "&"));
    expect({ status, location }).toEqual({ status: 303, location: "/history?status=completed" });
    expect(member.cookies.has(SCRIPTS[0])).toBe(false);
  });
});
