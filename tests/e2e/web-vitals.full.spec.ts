import type { IncomingHttpHeaders } from "node:http";
import type { Page } from "@playwright/test";
import { webVitalsPath } from "../../app/observability/web-vitals.ts";
import { texts as resetTexts } from "../../app/routes/reset_password/texts.ts";
import { findFreePort } from "../services/free-port.ts";
import { startPanel } from "../services/panel.ts";
import { readMetric } from "../services/read-metric.ts";
import { startRouter } from "../services/router.ts";
import { test as base, expect, hostOf, waitForHydration } from "./story.ts";

type Report = { headers: IncomingHttpHeaders; body: string };

type ForVisit = {
  /** What browsers have sent. Playwright does not see the requests of a page that the user leaves. */
  reports: Report[];
  /** The address of a page behind the router that sees the reports. */
  routed: (path: string) => string;
};

/** Waits until the browser has timed the user's first input. */
const firstInput = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new PerformanceObserver(() => resolve());
        observer.observe({ type: "first-input", buffered: true });
      }),
  );

/** A panel of its own, which has this share of page loads measured. */
const testWithRate = (rate: "0" | "1") =>
  base.extend<ForVisit, { metricsPort: number }>({
    metricsPort: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture needs
      async ({}, use) => use(await findFreePort()),
      { scope: "worker" },
    ],
    panelWith: [
      async ({ metricsPort }, use) => {
        const env = { METRICS_PORT: `${metricsPort}`, WEB_VITALS_SAMPLE_RATE: rate };
        const panel = await startPanel({ env });
        await use(async () => panel);
        await panel.stop();
      },
      { scope: "worker", timeout: 120_000 },
    ],
    // biome-ignore lint/correctness/noEmptyPattern: as above
    reports: async ({}, use) => use([]),
    routed: async ({ brand, panel, reports }, use) => {
      const router = await startRouter([panel.port], {
        onRequest(request) {
          if (request.url !== webVitalsPath) return;
          const report: Report = { headers: request.headers, body: "" };
          request.on("data", (part) => {
            report.body += part;
          });
          request.on("end", () => reports.push(report));
        },
      });
      await use((path) => `http://${hostOf(brand)}:${router.port}${path}`);
      await router.stop();
    },
  });

const measuringScript = /\/build\/_shared\/measure-visit-/;

/** Leaves the page with a document of the panel, which comes after all that the page has sent. */
const leave = (page: Page, routed: ForVisit["routed"]) => page.goto(routed("/about"));

const test = testWithRate("1");
const testOff = testWithRate("0");

test("a visit reports its Web Vitals when the user leaves, without cookies or address @js", async ({
  as,
  page,
  reports,
  routed,
  words,
  metricsPort,
}) => {
  await as("client");
  const measuring = page.waitForResponse(measuringScript);
  await page.goto(routed("/reset_password/a-secret-code"));
  const script = await measuring;
  // The import returns when the script has run.
  await page.evaluate((address) => import(address), script.url());
  await waitForHydration(page);
  await page.getByRole("link", { name: words(resetTexts)("ask") }).click();
  await expect(page).toHaveURL(routed("/recover_password"));
  await firstInput(page);
  expect(reports).toEqual([]);

  await leave(page, routed);
  await expect(() => expect(reports).toHaveLength(1)).toPass();
  const [{ headers, body } = { headers: {}, body: "" }] = reports;
  expect(JSON.parse(body)).toEqual({
    // The client-side navigation is part of the document's visit.
    screen: "reset_password",
    connection: expect.stringMatching(/^(slow-2g|[234]g)$/),
    LCP: expect.any(Number),
    INP: expect.any(Number),
    CLS: expect.any(Number),
    TTFB: expect.any(Number),
  });
  expect(headers).not.toHaveProperty("cookie");
  expect(headers).not.toHaveProperty("referer");
  const counted = "parada_web_vitals_lcp_seconds_count";
  await expect
    .poll(() => readMetric(metricsPort, counted, 'screen="reset_password"'))
    .toBeGreaterThan(0);
});

testOff(
  "where the rate is 0, a visit loads no code for Web Vitals and reports nothing @js",
  async ({ page, reports, routed }) => {
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(request.url()));
    await page.goto(routed("/login"));
    await waitForHydration(page);
    await page.getByRole("textbox").first().click();
    await leave(page, routed);
    expect(scripts.filter((address) => measuringScript.test(address))).toEqual([]);
    expect(reports).toEqual([]);
  },
);
