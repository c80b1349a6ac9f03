import { describe, expect, it } from "vitest";
import { findOwnPage, toLegalPath } from "./legal-links.ts";

const terms = "https://cantalmar.example/terms";
const privacy = "https://cantalmar.example/privacy";
const brand = { legal: { terms, privacy } };
const siteDomain = "alazul.localhost";

describe("a brand's own page", () => {
  it.each([
    ["condiciones_generales", terms],
    ["politica_privacidad", privacy],
    ["usuario_info", null],
    ["toString", null],
  ])("takes the place of %s: %s", (screen, page) => {
    expect(findOwnPage(screen, brand)).toBe(page);
  });

  it("is where the links to the legal text lead", () => {
    expect(toLegalPath("condiciones_generales", { brand, siteDomain })).toBe(terms);
    expect(toLegalPath("politica_privacidad", { brand, siteDomain })).toBe(privacy);
  });
});

it("links to the panel's legal text where the brand has none, and keeps the site domain", () => {
  const without = { legal: { terms: null, privacy } };
  expect(toLegalPath("condiciones_generales", { brand: without, siteDomain })).toBe(
    "/content/condiciones_generales?site_domain=alazul.localhost",
  );
  expect(toLegalPath("condiciones_generales", { brand: without, siteDomain: undefined })).toBe(
    "/content/condiciones_generales",
  );
});
