import { existsSync } from "node:fs";
import type { Page } from "@playwright/test";
import { pathTo } from "../../app/paths.ts";
import { type Audience, type ScreenName, screens } from "../../app/screens.ts";
import type { DemoKind } from "../../sandbox/accounts/seed.ts";

/** Something to look at: an address, who goes there, and what they do first. */
export type View = {
  name: string;
  path: string;
  as?: DemoKind;
  prepare?: (page: Page) => Promise<void>;
};

const screenNames = Object.keys(screens) as ScreenName[];

/** Every screen there is, as somebody who may see it. */
const screenViews = screenNames
  .filter((name) => existsSync(new URL(`../../app/routes/${name}/route.tsx`, import.meta.url)))
  .filter((name) => name !== "not_found")
  .map((name): View => ({ name, path: pathTo(name), as: visitorOf(screens[name].audience) }));

/** What screens look like at other moments. */
const momentViews: View[] = [
  { name: "not_found", path: "/no/such/screen" },
  { name: "not_found-for-a-member", path: "/no/such/screen", as: "employee" },
  { name: "before_room-for-a-member", path: "/before_room", as: "company" },
  { name: "logout", path: "/?dialog=logout", as: "client" },
  { name: "login-with-errors", path: "/login", prepare: sendForm },
  { name: "menu", path: "/before_room", prepare: openMenu },
  { name: "menu-of-a-member", path: "/", as: "hotel", prepare: openMenu },
];

export const views = [...screenViews, ...momentViews];

function visitorOf(audience: Audience): DemoKind | undefined {
  if (audience === "everyone" || audience === "guests") return undefined;
  if ("permission" in audience || audience.includes("client")) return "client";
  return "company";
}

async function sendForm(page: Page): Promise<void> {
  await page.getByRole("main").locator("form button:not([type=button])").click();
  await page.locator("[aria-invalid]").first().waitFor();
}

/** Where there is room for it, it is open already. */
async function openMenu(page: Page): Promise<void> {
  const opener = page.locator("#menu-button");
  if (await opener.isVisible()) await opener.click();
  await page.locator("#menu nav").waitFor();
}
