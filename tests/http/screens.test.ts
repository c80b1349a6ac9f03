import { existsSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { screens } from "../../app/screens.ts";
import { everyone, type Frame, type Kind, screenRows } from "../screens.ts";
import { borrowPanel } from "../services/borrow-panel.ts";
import { findForeignWords } from "../services/foreign-words.ts";
import { inTurn } from "../services/in-turn.ts";
import type { Panel } from "../services/panel.ts";
import { createWalkers, type Language, languages, type Walkers } from "../services/walkers.ts";
import { readTitle, textOf } from "./read-page.ts";

const BRAND = "Radio Taxi Cantalmar";

const notFound = { en: "Oops! Nothing here...", es: "¡Vaya! Aquí no hay nada..." };
/** Texts in one language only: an extra of the group, and a user's name for a place. */
const ofTheApi = new Set(["Silla infantil", "Casa"]);

const frameTitles = {
  hotel: { en: "Requests and reservations", es: "Solicitudes y reservas" },
  hotel_history: { en: "Service history", es: "Historico de servicios" },
};

let panel: Panel;
let walkers: Walkers;
beforeAll(async () => {
  panel = await borrowPanel();
  walkers = await createWalkers(panel);
});
afterAll(() => panel.stop());

const readMain = (html: string) => html.match(/<main\b.*<\/main>/s)?.[0] ?? "";

function readFrame(html: string, language: Language): Frame | undefined {
  const frame = html.match(/data-frame="(\w+)"/)?.[1];
  if (frame !== "hotel") return frame as Frame;
  const bar = textOf(html.slice(0, html.indexOf("<main")));
  return bar.includes(frameTitles.hotel_history[language]) &&
    !bar.includes(frameTitles.hotel[language])
    ? "hotel_history"
    : "hotel";
}

const landings: Partial<Record<Kind, string>> = { guest: "/before_room", hotel: "/hotel" };
const landingOf = (kind: Kind) => landings[kind] ?? "/";

describe("the screens", () => {
  it("are those of the specification, and the walks cover each of them", () => {
    const walked = screenRows.map(({ name }) => name);
    expect([...walked, "not_found"].sort()).toEqual(Object.keys(screens).sort());
  });

  it("are all built", () => {
    const missing = Object.keys(screens).filter(
      (name) => !existsSync(new URL(`../../app/routes/${name}/route.tsx`, import.meta.url)),
    );
    expect(missing).toEqual([]);
  });
});

const walks = everyone.flatMap((kind) => languages.map((language) => ({ kind, language })));

describe.each(inTurn(walks, { every: 7 }))(
  "a $kind whose language is $language",
  ({ kind, language }) => {
    const own = screenRows.filter(({ kinds }) => kinds.includes(kind));
    const others = screenRows.filter(({ kinds }) => !kinds.includes(kind));
    const ownFrame = kind === "guest" ? "room" : "main";

    it.each(own)("sees the screen $name", async (row) => {
      for (const path of walkers.pathsOf(row, kind)) {
        const { status, html } = await walkers.visitorOf(kind, language).get(path);
        expect(status, path).toBe(200);
        expect(readFrame(html, language), path).toBe(kind === "guest" ? "room" : row.frame);
        const [title, brand] = readTitle(html).split(" · ");
        expect(brand, path).toBe(BRAND);
        if (row.title) expect(title, path).toBe(row.title[languages.indexOf(language)]);
        else expect(title, path).toMatch(/\p{L}{3}/u);
        const main = readMain(html);
        expect(html, path).toMatch(/<h1\b/);
        expect(main, path).not.toContain(notFound[language]);
        expect(textOf(main).length, path).toBeGreaterThan(40);
        const foreign = findForeignWords(html, language).filter((word) => !ofTheApi.has(word));
        expect(foreign, path).toEqual([]);
      }
    });

    it.each(others)("does not see the screen $name", async (row) => {
      for (const path of walkers.pathsOf(row, kind)) {
        const { status, location, html } = await walkers.visitorOf(kind, language).get(path);
        if (kind === "guest") {
          const back = new URLSearchParams({ back: path });
          expect({ status, location }, path).toMatchObject({
            status: 302,
            location: expect.stringMatching(/^\/before_room[?/]/),
          });
          expect(location).toContain(`${back}`);
        } else if (row.kinds.includes("guest")) {
          expect({ status, location }, path).toEqual({ status: 302, location: landingOf(kind) });
        } else {
          expect(status, path).toBe(404);
          expect(textOf(readMain(html)), path).toContain(notFound[language]);
          expect(readFrame(html, language), path).toBe(ownFrame);
        }
      }
    });

    it.each(["/not_found", "/no/such/screen"])(
      "gets the page for addresses that do not exist at %s",
      async (path) => {
        const { status, html } = await walkers.visitorOf(kind, language).get(path);
        expect(status).toBe(404);
        expect(textOf(readMain(html))).toContain(notFound[language]);
        expect(readMain(html)).toContain(`href="${landingOf(kind)}"`);
        expect(readFrame(html, language)).toBe(ownFrame);
      },
    );
  },
);
