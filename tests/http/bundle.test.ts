import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { listFirstLoad, measureFirstLoad } from "../../bench/first-load.ts";

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
  ])("contains nothing of %s", (_, marker) => {
    expect(scripts.filter(({ source }) => source.includes(marker)).map(({ file }) => file)).toEqual(
      [],
    );
  });

  it("stays within the size budget for a first page", () => {
    expect(measureFirstLoad(publicFolder, "login")).toBeLessThan(107_000);
  });

  it.each([
    ["login", 16],
    ["request", 31],
    ["hotel_home", 20],
  ])("of %s is split into few files", (screen, most) => {
    expect(listFirstLoad(publicFolder, screen).length).toBeLessThan(most);
  });
});
