import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { screens } from "../screens.ts";

const folder = new URL(".", import.meta.url);
const routes = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({
    name,
    source: readFileSync(new URL(`${name}/route.tsx`, folder), "utf8"),
  }));

/** The actions of these routes read no input, so they have nothing to parse. */
const withoutForm = ["logout", "not_found"];

describe.each(routes)("the route $name", ({ name, source }) => {
  const exported = (["loader", "action"] as const).filter((part) =>
    new RegExp(`export .*\\b${part}\\b`).test(source),
  );

  it("exports its loader and action as plain functions", () => {
    // The compiler leaves any other form of export in the browser's bundle.
    for (const part of exported) expect(bodyOf(source, part)).not.toBe("");
  });

  it("calls a guard in the first line of its loader and action", () => {
    for (const part of exported) {
      const [first] = bodyOf(source, part).trim().split("\n");
      expect(first, part).toMatch(
        /await (requireScreen\w*\(args, "\w+"\)|getRequestContext\(args\));$/,
      );
    }
  });

  it("uses the guard of its own screen, or of the screen whose file it serves", () => {
    for (const [, screen = ""] of source.matchAll(/requireScreen\w*\(args, "(\w+)"\)/g)) {
      const isFileOf = !(name in screens) && name.startsWith(`${screen}_`);
      expect(isFileOf ? name : screen).toBe(name);
    }
  });

  it("handles its form with submit", () => {
    if (!exported.includes("action") || withoutForm.includes(name)) return;
    expect(bodyOf(source, "action")).toContain("return submit(");
  });

  it("has at most 120 lines", () => {
    expect(source.split("\n").length).toBeLessThanOrEqual(120);
  });
});

function bodyOf(source: string, part: "loader" | "action"): string {
  const [, body = ""] =
    source.match(
      new RegExp(`export async function ${part}\\(args: \\w+\\) \\{\\n(.*?)\\n\\}`, "s"),
    ) ?? [];
  return body;
}
