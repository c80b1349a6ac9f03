import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addScreen, findProblem } from "./new-screen.ts";
import { findProblems, isTypesFileFresh } from "./texts/catalogues.ts";

const project = path.resolve(import.meta.dirname, "..");
const offers = { path: "test_only/offers", frame: "main", audience: "travellers" };

describe("findProblem", () => {
  it.each([
    offers,
    { path: "test_only/room", frame: "room", audience: "everyone" },
    { path: "hotel/test_only", frame: "hotel", audience: "desks" },
  ])("accepts $path in the frame $frame", (screen) => {
    expect(findProblem(screen)).toBeUndefined();
  });

  it.each([
    [{ path: "Lost property" }, '"Lost property" is no path'],
    [{ path: "../evil" }, '"../evil" is no path'],
    [{ path: "" }, '"" is no path'],
    [{ path: "login" }, "/login is already the address of login"],
    [{ path: "history/offers" }, "/history/offers is already the address of history"],
    [{ path: "google/return" }, "google_return is already the name of a route"],
    [{ frame: "attic" }, '"attic" is no frame: use room, main, hotel'],
    [{ frame: "room" }, 'the frame room is not for "travellers": use everyone, guests'],
    [{ audience: "drivers" }, 'the frame main is not for "drivers"'],
  ])("refuses %j in one line", (change, problem) => {
    const found = findProblem({ ...offers, ...change });
    expect(found).toContain(problem);
    expect(found).not.toContain("\n");
  });
});

describe("addScreen", () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), "parada-screen-"));
    for (const folder of ["app/routes", "app/i18n"]) {
      mkdirSync(path.join(root, folder), { recursive: true });
    }
    cpSync(path.join(project, "locales"), path.join(root, "locales"), { recursive: true });
    for (const file of ["app/screens.ts", "tests/screens.ts"]) {
      cpSync(path.join(project, file), path.join(root, file));
    }
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");

  it("adds the screen to both tables", { tags: "full" }, async () => {
    addScreen(root, { ...offers, titles: { es: "Ofertas" } });
    const { screens } = await import(path.join(root, "app/screens.ts"));
    expect(screens.test_only_offers).toEqual({
      path: "/test_only/offers",
      layout: "main",
      audience: ["client", "company", "employee", "booker"],
      feature: "core",
    });
    const { screenRows } = await import(path.join(root, "tests/screens.ts"));
    expect(screenRows.at(-1)).toMatchObject({
      name: "test_only_offers",
      kinds: ["client", "company", "employee", "hotel"],
      frame: "main",
      title: ["Test only offers", "Ofertas"],
    });
  });

  it("writes a guarded route, its view and its texts", async () => {
    addScreen(root, offers);
    const folder = "app/routes/test_only_offers";
    expect(read(`${folder}/route.tsx`)).toContain('await requireScreen(args, "test_only_offers");');
    expect(read(`${folder}/view.tsx`)).toContain("export function TestOnlyOffersView(");
    expect(read(`${folder}/texts.ts`)).toContain('catalogue("texts:routes/test_only_offers")');
    const [en, es] = ["en", "es"].map((language) =>
      JSON.parse(read(`locales/${language}/routes/test_only_offers.json`)),
    );
    expect(en.title).toBe("Test only offers");
    expect(Object.keys(es)).toEqual(Object.keys(en));
    for (const language of ["en", "es"]) expect(findProblems(root, language)).toEqual([]);
    expect(isTypesFileFresh(root)).toBe(true);
  });

  it("leaves a screen alone that is there", { tags: "full" }, () => {
    addScreen(root, offers);
    const before = read("app/screens.ts");
    expect(() => addScreen(root, offers)).toThrow("EEXIST");
    expect(read("app/screens.ts")).toBe(before);
  });
});
