import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { features } from "../../app/screens.ts";
import {
  listFeatures,
  listShortcuts,
  type SwitchedBrand,
  startSwitchedBrand,
  switchedOff,
} from "../services/switched-features.ts";

let switched: SwitchedBrand;
beforeAll(async () => {
  switched = await startSwitchedBrand();
});
afterAll(() => switched.complete.stop());

// A brand without any of them is in tests/http/features.full.test.ts.
describe.each(features)("a brand without the feature %s", (feature) => {
  it("has no page that leads there, and no dead link", async () => {
    const panel = await switched.startWith({
      features: switchedOff([feature]),
      mapsKey: feature === "map" ? "a-key-for-maps" : null,
    });
    try {
      const pages = await switched.crawlAll(panel);
      expect(pages.length).toBeGreaterThan(60);
      expect(listFeatures(pages)).not.toContain(feature);
      expect(pages.filter(({ status }) => status >= 400).map(({ path }) => path)).toEqual([]);
      const maps = pages.filter(({ html }) => /\/tiles\/|data-part="map"/.test(html));
      if (feature === "map") expect(maps).toEqual([]);
      else expect(maps).not.toEqual([]);
      const { html } = await switched.visit(panel, "guest").get("/manifest.webmanifest");
      expect(listShortcuts(html)).not.toContain(feature);
    } finally {
      await panel.stop();
    }
  });
});
