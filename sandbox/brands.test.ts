import { describe, expect, it } from "vitest";
import { type Brand, brands } from "./brands.ts";
import type { Zone } from "./city/places.ts";

const [cityGroup, airportGroup, paleGroup] = brands as [Brand, Brand, Brand];

/** Whether every tag is closed in its order and no bracket or ampersand stands alone. */
function isWellFormed(markup: string): boolean {
  const open: string[] = [];
  const rest = markup.replace(
    /<(\/?)([a-zA-Z][\w-]*)(?:\s+[\w:-]+="[^"<]*")*\s*(\/?)>/g,
    (_, closing: string, name: string, selfClosing: string) => {
      if (closing && open.pop() !== name) open.push("mismatch");
      if (!closing && !selfClosing) open.push(name);
      return "";
    },
  );
  return open.length === 0 && !/[<>&]/.test(rest);
}

/** The WCAG contrast ratio of two "#rrggbb" colours. */
function contrast(first: string, second: string): number {
  const luminances = [luminance(first), luminance(second)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

function luminance(colour: string): number {
  function linear(start: number): number {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }
  return 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5);
}

describe("the brands", () => {
  it("are three, with ids, permalinks, names and hosts of their own", () => {
    expect(brands).toHaveLength(3);
    for (const values of [
      brands.map(({ id }) => String(id)),
      brands.map(({ permalink }) => permalink),
      brands.map(({ name }) => name),
      brands.flatMap(({ domains }) => domains),
    ]) {
      expect(new Set(values).size).toBe(values.length);
    }
  });

  it("divide the zones among them, all but the island", () => {
    const servedBy = (zone: Zone) => brands.filter(({ zonesServed }) => zonesServed.includes(zone));
    expect(servedBy("centre")).toEqual([cityGroup, airportGroup, paleGroup]);
    expect(servedBy("airport")).toEqual([cityGroup, airportGroup]);
    expect(servedBy("north")).toEqual([cityGroup]);
    expect(servedBy("south")).toEqual([cityGroup, paleGroup]);
    expect(servedBy("island")).toEqual([]);
  });

  it("price in three different ways", () => {
    expect(brands.map(({ tariff }) => tariff.kind)).toEqual(["calculated", "fixed", "estimate"]);
  });

  it("read well in the first two, badly in the third", () => {
    for (const { style } of [cityGroup, airportGroup]) {
      expect(contrast(style.top_text_color, style.main_color)).toBeGreaterThan(4.5);
      expect(contrast(style.menu_text_color, style.main_background_color)).toBeGreaterThan(4.5);
    }
    const { style } = paleGroup;
    expect(contrast(style.top_text_color, style.main_color)).toBeLessThan(2);
    expect(contrast(style.menu_text_color, style.main_background_color)).toBeLessThan(2);
  });
});

describe.each(brands)("$name", (brand) => {
  it("has plain values where the panel expects them", () => {
    expect(brand.permalink).toMatch(/^[a-z]+(-[a-z]+)*$/);
    for (const domain of brand.domains) expect(domain).toMatch(/^[a-z]+\.localhost$/);
    for (const colour of Object.values(brand.style)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    expect(brand.phone).toMatch(/^\+34\d{9}$/);
    expect(brand.currency).toMatch(/^[A-Z]{3}$/);
    expect(brand.mapsKey).toBeNull();
  });

  it("links to no real site", () => {
    for (const link of [brand.facebookLink, brand.linkedinLink, brand.twitterLink]) {
      if (link) expect(new URL(link).hostname).toMatch(/\.example$/);
    }
    for (const { html } of brand.contents) {
      expect(html.match(/href="(?!mailto:[a-z]+@[a-z-]+\.example")/g)).toBeNull();
    }
  });

  it.each(["logo", "favicon"] as const)("has a small well-formed %s", (picture) => {
    const [head, encoded = ""] = brand[picture].split(",");
    const svg = decodeURIComponent(encoded);
    expect(head).toBe("data:image/svg+xml");
    expect(brand[picture].length).toBeLessThan(3000);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox=/);
    expect(isWellFormed(svg)).toBe(true);
  });
});

describe("the brands' own texts", () => {
  it("exist in both languages for the first two and not for the third", () => {
    for (const { contents } of [cityGroup, airportGroup]) {
      expect(contents.map(({ key, language }) => `${key} ${language}`).sort()).toEqual([
        "about en",
        "about es",
        "condiciones_generales en",
        "condiciones_generales es",
        "politica_privacidad en",
        "politica_privacidad es",
        "usuario_info en",
        "usuario_info es",
      ]);
    }
    expect(paleGroup.contents).toEqual([]);
  });

  it.each(
    brands.flatMap(({ name, contents }) => contents.map((content) => ({ name, ...content }))),
  )("$name, $key, $language: short, simple HTML", ({ html, title }) => {
    const words = html.replace(/<[^>]*>/g, " ").match(/\p{L}+/gu) ?? [];
    expect(words.length).toBeGreaterThanOrEqual(120);
    expect(words.length).toBeLessThanOrEqual(300);
    expect(isWellFormed(html)).toBe(true);
    expect(title).not.toBe("");
    const tags = [...html.matchAll(/<([a-z]\w*)/g)].map(([, tag]) => tag);
    expect(["h2", "p", "ul", "li", "strong", "a"]).toEqual(expect.arrayContaining(tags));
  });
});
