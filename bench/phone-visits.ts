import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { DemoKind } from "../sandbox/accounts/seed.ts";
import type { OperationId } from "../sandbox/api/operation.ts";
import { type Panel, startPanel } from "../tests/services/panel.ts";
import { forgetLiveStates } from "../tests/services/stored-sessions.ts";
import { createVisitor } from "../tests/services/visitor.ts";
import { type Figures, toFigure } from "./figure.ts";
import { medianOf } from "./load.ts";
import { launchRemix } from "./peers.ts";
import { launchBrowser, logInAs, openSlowPage, toCookies, waitForScripts } from "./slow-browser.ts";
import { compare } from "./turns.ts";

const ROUNDS = 5;
const HOST = "cantalmar.localhost";
const SLOW_CALL_MS = 2_000;

type Screen = { path: string; as?: DemoKind; slow?: OperationId };

const screens: Record<string, Screen> = {
  login: { path: "/login" },
  request: { path: "/request", as: "client", slow: "listFavourites" },
  panel: { path: "/panel", as: "client", slow: "listTripsInProcess" },
  history: { path: "/history", as: "client", slow: "listTrips" },
  employee: { path: "/employee", as: "company", slow: "listEmployees" },
  hotel: { path: "/hotel", as: "hotel", slow: "loadHotel" },
};

/** In milliseconds from the start of the navigation, kilobytes and requests. */
type Visit = Record<"firstByte" | "firstPaint" | "lcp" | "usable" | "kB" | "requests", number>;

/** Visits the main screens as on a phone: for the first time, again, and again with a slow call. */
export async function benchPhoneVisits(): Promise<Figures> {
  const panel = await startPanel({ env: { LOG_LEVEL: "warn" } });
  const bare = await launchRemix(await readLogin(panel), { env: { PACKED: "1" } });
  const browser = await launchBrowser();
  try {
    const visits = new Map<string, Visit[]>();
    const note = (name: string, visit: Visit) =>
      visits.set(name, [...(visits.get(name) ?? []), visit]);
    for (let round = 0; round < ROUNDS; round += 1) {
      await visitTwice(browser, `http://127.0.0.1:${bare.port}/`, [], (kind, visit) =>
        note(`bare Remix, ${kind}`, visit),
      );
      for (const [name, screen] of Object.entries(screens)) {
        const url = panel.url(HOST, screen.path);
        const cookies = screen.as ? toCookies(await logInAs(panel, HOST, screen.as), url) : [];
        const context = await visitTwice(
          browser,
          url,
          cookies,
          (kind, visit) => note(`${name}, ${kind}`, visit),
          { staysOpen: true },
        );
        if (screen.slow) {
          await forgetLiveStates(panel.redis);
          const fault = { operation: screen.slow, kind: "slow", delayMs: SLOW_CALL_MS } as const;
          panel.sandbox.faults.add(fault);
          note(`${name}, slow call`, await visit(context, url));
          panel.sandbox.faults.clear();
        }
        await context.close();
      }
    }
    print(visits);
    return toFigures(visits);
  } finally {
    await browser.close();
    await bare.stop();
    await panel.stop();
  }
}

function toFigures(visits: Map<string, Visit[]>): Figures {
  const all = (name: string, of: keyof Visit) => (visits.get(name) ?? []).map((each) => each[of]);
  const waits = Object.entries(screens)
    .filter(([, { slow }]) => slow)
    .map(([name]) => [
      `${name} usable on a phone while a call takes 2 s, to without`,
      toFigure(compare(all(`${name}, slow call`, "usable"), all(`${name}, again`, "usable")), {
        atMost: 1.5,
      }),
    ]);
  return {
    ...Object.fromEntries(waits),
    "kB of another visit to the request": {
      value: medianOf(all("request, again", "kB")),
      atMost: 15,
    },
  };
}

function print(visits: Map<string, Visit[]>): void {
  const rows = [...visits].map(([name, all]) => [
    name,
    Object.fromEntries(
      (Object.keys(all[0] ?? {}) as (keyof Visit)[]).map((key) => [
        key,
        Math.round(medianOf(all.map((each) => each[key]))),
      ]),
    ),
  ]);
  console.table(Object.fromEntries(rows));
}

/** Without the names of the panel's scripts, since the bare page has its own. */
async function readLogin(panel: Panel): Promise<string> {
  const { html } = await createVisitor(panel, HOST).get("/login");
  return html.replaceAll(/<link rel="modulepreload"[^>]*>/g, "");
}

async function visitTwice(
  browser: Browser,
  url: string,
  cookies: ReturnType<typeof toCookies>,
  note: (kind: "first" | "again", visit: Visit) => void,
  { staysOpen = false } = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    serviceWorkers: "block",
  });
  await context.addCookies(cookies);
  note("first", await visit(context, url));
  note("again", await visit(context, url));
  if (!staysOpen) await context.close();
  return context;
}

async function visit(context: BrowserContext, url: string): Promise<Visit> {
  const { page, session } = await openSlowPage(context, { hasSlowNetwork: true });
  const received = { bytes: 0, requests: 0 };
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    received.bytes += encodedDataLength;
    if (encodedDataLength > 0) received.requests += 1;
  });
  await page.addInitScript(watchPaints);
  await page.goto(url);
  await waitForScripts(page);
  const times = await readTimes(page);
  await page.close();
  return { ...times, kB: received.bytes / 1000, requests: received.requests };
}

/** Runs in the page: notes the largest paint, and when the first control of the content can be pressed. */
function watchPaints(): void {
  const seen = { lcp: 0, usable: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.lcp = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  setInterval(() => {
    const controls = document.querySelectorAll(
      "main :is(input, select, textarea, button, .button)",
    );
    const isThere = [...controls].some(
      (control) => control.getClientRects().length > 0 && !control.matches(".visually-hidden"),
    );
    if (isThere && !seen.usable) seen.usable = performance.now();
  }, 10);
}

const readTimes = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType(
      "navigation",
    ) as PerformanceNavigationTiming[];
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return {
      firstByte: navigation?.responseStart ?? 0,
      firstPaint: paint?.startTime ?? 0,
      ...(window as unknown as { seen: { lcp: number; usable: number } }).seen,
    };
  });
