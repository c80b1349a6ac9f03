import { readFileSync } from "node:fs";
import { renderTemplate } from "../assumptions/answers.ts";
import { layOut, type Page } from "./layout.ts";
import { settleLinks } from "./links.ts";
import { renderAssumptions } from "./pages/assumptions.ts";
import { renderHome } from "./pages/home.ts";
import { renderOperation } from "./pages/operation.ts";
import { renderOperations } from "./pages/operations.ts";
import { renderScreen, renderScreens } from "./pages/screens.ts";
import { renderStates } from "./pages/states.ts";
import { renderTry } from "./pages/try.ts";
import { renderVerification } from "./pages/verification.ts";
import { openPortal, type PortalOptions } from "./portal.ts";

/** The files of the site, by their path. */
export type Site = ReadonlyMap<string, string>;

const files = ["style.css", "icon.svg"];

export async function makeSite(options: PortalOptions): Promise<Site> {
  const portal = await openPortal(options);
  const pages: Page[] = [
    renderHome(portal),
    renderOperations(portal),
    ...portal.operations.map((operation) => renderOperation(portal, operation)),
    renderAssumptions(portal),
    renderScreens(portal),
    ...portal.screens.map((screen) => renderScreen(portal, screen)),
    renderStates(portal),
    renderVerification(portal),
    renderTry(portal),
  ];
  return new Map([
    ...pages.map((page): [string, string] => [
      page.path,
      settleLinks(page.path, layOut(portal, page).text),
    ]),
    ["assumptions.yaml", renderTemplate(portal.assumptions, portal.answers)],
    ...files.map((name): [string, string] => [name, readOwn(name)]),
  ]);
}

const readOwn = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");
