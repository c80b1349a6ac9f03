import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { request } from "undici";
import { scriptsCookie } from "../../app/session/scripts-cookie.ts";
import type { Brand } from "../../sandbox/brands.ts";
import type { Panel } from "../services/panel.ts";
import { orderTaxi, putInStatus } from "../services/trips.ts";
import { expect, test } from "./request-story.ts";
import { holdRequests, hostOf } from "./story.ts";

const PARTS = 6;

/** A part of a page that is styled by the width that it has: where it is, and between which words of the page. */
type Container = { path: string; start: string; end: string };

const containers: Record<string, Container> = {
  "a table": { path: "/panel?trip=none", start: 'class="table"', end: "</table>" },
  "the activity log": { path: "/activity", start: 'class="ActivityEntries', end: "</ol>" },
};

for (const [name, container] of Object.entries(containers))
  test(`${name} has its colours and sizes, whenever its rows and the style sheet arrive`, async ({
    page,
    panel,
    brand,
    as,
  }) => {
    await as("company");
    await expectSameLooks(page, { panel, brand }, container);
  });

test("a taxi's card has its colours and sizes, whenever its lines and the style sheet arrive", async ({
  page,
  panel,
  brand,
  enter,
}) => {
  const trip = await orderTaxi(panel, await enter("hotel"));
  putInStatus(panel, trip, 3);
  const path = `/hotel/card/${trip.id}`;
  await expectSameLooks(page, { panel, brand }, { path, start: 'class="paper', end: "</article>" });
});

/** Chromium leaves parts of a container in its default colour and size where it reads them before the style sheet. */
async function expectSameLooks(
  page: Page,
  { panel, brand }: { panel: Panel; brand: Brand },
  { path, ...part }: Container,
): Promise<void> {
  // The page comes whole, and no script of its own styles it anew.
  await page.context().clearCookies({ name: scriptsCookie });
  await holdRequests(page, "**/build/**/*.js");
  for (let at = 1; at < PARTS; at += 1) {
    const slow = await startSlowServer(panel.port, { ...part, share: at / PARTS });
    await page.goto(`http://${hostOf(brand)}:${slow.port}${path}`, { waitUntil: "commit" });
    await page.evaluate(() => document.body?.offsetHeight);
    slow.sendStyle();
    await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
    slow.sendRest();
    await expect.poll(() => page.evaluate(() => document.readyState)).not.toBe("loading");
    const looks = await listLooks(page);
    expect(looks.length).toBeGreaterThan(0);
    await styleAnew(page);
    expect(looks).toEqual(await listLooks(page));
    slow.stop();
  }
  await page.unrouteAll();
}

/** Serves the panel, but holds its style sheet, and each page from a point of this part on. */
async function startSlowServer(
  port: number,
  { start, end, share }: { start: string; end: string; share: number },
) {
  let sendStyle = () => {};
  let sendRest = () => {};
  const style = new Promise<void>((resolve) => {
    sendStyle = resolve;
  });
  const rest = new Promise<void>((resolve) => {
    sendRest = resolve;
  });
  const server = createServer(async ({ url = "", headers }, response) => {
    // The part is cut where it is, so nothing may be compressed.
    const answer = await request(`http://127.0.0.1:${port}${url}`, {
      headers: { ...headers, "accept-encoding": "identity" },
    });
    const body = Buffer.from(await answer.body.arrayBuffer());
    if (url.endsWith(".css")) await style;
    const { "transfer-encoding": _, ...others } = answer.headers;
    response.writeHead(answer.statusCode, others);
    const from = body.indexOf(start);
    const to = body.lastIndexOf(end);
    if (from > 0) {
      const split = Math.round(from + (to - from) * share);
      response.write(body.subarray(0, split));
      await rest;
      response.end(body.subarray(split));
    } else response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    sendStyle,
    sendRest,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const listLooks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll(":is(.table, [class*=ActivityEntries], .paper) *")].map(
      (element) => {
        const { color, fontSize, height } = getComputedStyle(element);
        return `${element.tagName} ${element.className} ${color} ${fontSize} ${height}`;
      },
    ),
  );

const styleAnew = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { style } = document.documentElement;
    style.display = "none";
    document.body.getBoundingClientRect();
    style.display = "";
  });

test("the browser reads a form while the style sheet is on its way", async ({ page, url }) => {
  await holdRequests(page, "**/build/**/*.css");
  await page.goto(url("/login"), { waitUntil: "commit" });
  await expect(page.locator("main form")).toBeAttached();
  await page.unrouteAll();
});

test("without scripts an employee's card has its own layout, too", { tag: "@no-js" }, async ({
  page,
  url,
  as,
}) => {
  await as("company");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(url("/employee"));
  const name = page.getByRole("rowheader").first();
  // In the layout of other tables the name's column would be as narrow as a letter.
  expect((await name.boundingBox())?.height).toBeLessThan(80);
});
