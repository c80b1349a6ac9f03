import { afterAll, beforeAll, expect, it } from "vitest";
import { type Panel, startPanel } from "../services/panel.ts";
import { createVisitor } from "../services/visitor.ts";
import { readLanguage } from "./read-page.ts";

let panel: Panel;
beforeAll(async () => {
  panel = await startPanel();
});
afterAll(() => panel.stop());

async function languageFor(acceptLanguage: string | undefined): Promise<string | undefined> {
  const visitor = createVisitor(panel, "cantalmar.localhost", {
    headers: acceptLanguage === undefined ? {} : { "accept-language": acceptLanguage },
  });
  return readLanguage((await visitor.get("/before_room")).html);
}

it.each([
  ["es-MX", "es"],
  ["es", "es"],
  ["en", "en"],
  ["en-GB", "en"],
  ["EN-us,es;q=0.9", "en"],
  ["fr", "es"],
  ["fr, en;q=0.8", "es"],
  ["*", "es"],
  ["", "es"],
  ["english", "es"],
  [undefined, "es"],
])("speaks to a browser of %s in %s", async (acceptLanguage, language) => {
  expect(await languageFor(acceptLanguage)).toBe(language);
});

it("speaks in the language that was chosen, whatever the browser's", async () => {
  const visitor = createVisitor(panel, "cantalmar.localhost", {
    headers: { "accept-language": "es-ES" },
  });
  const chosen = await visitor.post("/language", { language: "en", back: "/login" });
  expect(chosen).toMatchObject({ status: 303, location: "/login" });
  expect(readLanguage((await visitor.get("/login")).html)).toBe("en");
});

it("does not speak a language that is not offered, nor lead elsewhere", async () => {
  const visitor = createVisitor(panel, "cantalmar.localhost");
  await visitor.post("/language", { language: "fr", back: "/" });
  expect(visitor.cookies.size).toBe(0);
  const elsewhere = await visitor.post("/language", { language: "en", back: "//evil.example/" });
  expect(elsewhere.location).toBe("/before_room");
});
