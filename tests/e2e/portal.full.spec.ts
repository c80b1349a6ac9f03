// The pages for the makers of a taxi API, which the sandbox serves. They need no panel.
import { expect, test } from "@playwright/test";
import { createPortal } from "../../contracts/portal/serve.ts";
import { type Sandbox, startSandbox } from "../../sandbox/sandbox.ts";
import { findViolations } from "./axe.ts";

// One worker starts what this file needs, once.
test.describe.configure({ mode: "default" });

let sandbox: Sandbox;

test.beforeAll(async () => {
  sandbox = await startSandbox({ speed: 0, portal: createPortal() });
});

test.afterAll(() => sandbox.close());

const pages = [
  "index.html",
  "operations.html",
  "operations/createTrip.html",
  "assumptions.html",
  "screens.html",
  "screens/request.html",
  "states.html",
  "verification.html",
  "try.html",
];

const looks = [
  { width: 320, colorScheme: "light" },
  { width: 1280, colorScheme: "dark" },
  { width: 320, colorScheme: "dark" },
  { width: 1280, colorScheme: "light" },
] as const;

for (const [at, look] of looks.entries()) {
  // Each page once, with the first two looks in turn; the full matrix has all of them.
  const inTurn = pages.filter((_, pageAt) => at < 2 && pageAt % 2 === at);
  const others = pages.filter((name) => !inTurn.includes(name));
  inspect(look, inTurn, "@js");
  inspect(look, others, "@matrix");
}

function inspect({ width, colorScheme }: (typeof looks)[number], names: string[], tag: string) {
  if (names.length === 0) return;
  const title = `${names.join(", ")} of the portal are for everyone at ${width} px, ${colorScheme}`;
  test(title, { tag }, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 720 });
    for (const name of names) {
      await page.goto(`${sandbox.origin}/portal/${name}`);
      // What is folded is for everyone too.
      await page.locator("details").evaluateAll((all) => {
        for (const details of all) details.setAttribute("open", "");
      });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect({ name, overflow }).toEqual({ name, overflow: 0 });
      expect({ name, violations: await findViolations(page) }).toEqual({ name, violations: [] });
    }
  });
}

test("a maker of an API finds the interactions of a screen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 720 });
  await page.goto(`${sandbox.origin}/portal/`);
  await page.getByText("Menu").click();
  await page.getByRole("link", { name: "Screens", exact: true }).click();
  await page.getByRole("link", { name: "service_type", exact: true }).click();
  await page.getByRole("link", { name: "a list of a company's service types" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("listServiceTypes");
  // The link unfolds the interaction that it leads to.
  const interaction = page.locator("details[open] > :target");
  await expect(interaction).toContainText("GET /service_types?limit=100&offset=0");
  await interaction.getByRole("link", { name: "a user is logged in" }).click();
  await expect(page.locator("article:target")).toContainText("a valid token of the account");
});
