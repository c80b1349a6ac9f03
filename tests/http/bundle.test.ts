import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { screens } from "../../app/screens.ts";
import {
  LARGEST_FIRST_LOAD,
  listFirstLoad,
  measureFirstLoad,
  measureGzipped,
} from "../../bench/first-load.ts";

const publicFolder = path.resolve("public");
const scripts = readdirSync(path.join(publicFolder, "build"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".js"))
  .map((file) => ({ file, source: readFileSync(path.join(publicFolder, "build", file), "utf8") }));

describe("the browser bundle", () => {
  it("exists", () => {
    expect(scripts.length).toBeGreaterThan(5);
  });

  it.each([
    ["the store", "ioredis"],
    ["the API's client", "App-Agrupation"],
    ["the token", "auth_token"],
    ["the session's cookie", "HttpOnly"],
    ["the environment", "TAXI_API_URL"],
    ["validation", "safeParse"],
    ["Node's cryptography", "createHmac"],
    ["the kit's own page", "KitPage"],
    ["the decoder of QR codes", "zxing"],
    ["the image size library", "unsupported file type"],
    ["the texts of content pages", "rastreadores"],
    ["Sentry's replays", "rrweb"],
    ["Sentry's replays of canvases", "ReplayCanvas"],
    ["Sentry's feedback form", "FeedbackModal"],
    ["Sentry's messages for its developers", "Sentry Logger"],
  ])("contains nothing of %s", (_, marker) => {
    expect(scripts.filter(({ source }) => source.includes(marker)).map(({ file }) => file)).toEqual(
      [],
    );
  });

  it("stays within the size budget for a first page", () => {
    expect(measureFirstLoad(publicFolder, "login")).toBeLessThan(LARGEST_FIRST_LOAD);
  });

  it("loads less than 50 kB for reports, where the operator wants them", () => {
    const reports = scripts.filter(({ file }) => path.basename(file).startsWith("sentry.client-"));
    expect(reports).toHaveLength(1);
    const files = reports.map(({ file }) => `build/${file}`);
    expect(measureGzipped(publicFolder, files)).toBeLessThan(50_000);
  });

  it("of the log-in contains nothing that it does not need", () => {
    const names = listFirstLoad(publicFolder, "login").map((file) => path.basename(file));
    expect(names.map((name) => name.replace(/-\w+\.js$/, "")).sort()).toEqual(
      ["entry.client", "login", "root", "screen", "vendor"].sort(),
    );
  });

  // With the page itself, its style, icons and logo, the list of files and what comes after it, nine make 15 requests.
  it.each(Object.keys(screens))("of %s is at most nine files", (screen) => {
    expect(listFirstLoad(publicFolder, screen).length).toBeLessThanOrEqual(9);
  });

  it("has the map only for the screens that show one", () => {
    const isOfMap = (file: string) =>
      readFileSync(path.join(publicFolder, file), "utf8").includes("MapFigure");
    const withMap = Object.keys(screens).filter((screen) =>
      listFirstLoad(publicFolder, screen).some(isOfMap),
    );
    expect(withMap.sort()).toEqual(
      [
        ...["bookings", "favorite", "follow", "history", "hotel_home", "panel", "panel_home"],
        ...["panel_home2", "ready", "request", "taxi_card"],
      ].sort(),
    );
  });
});
