import { describe, expect, it } from "vitest";
import { clip, clipTexts } from "./clip.ts";

const huge = "w".repeat(100_000);

describe("an answer with a huge text", () => {
  it.each([
    ["name", 300],
    ["alias", 300],
    ["destination_address", 300],
    ["text", 5_000],
    ["description", 5_000],
    ["message", 5_000],
  ])("has its %s cut to %i letters, the last of which is an ellipsis", (key, limit) => {
    const rows = clipTexts([{ [key]: huge, of: { [key]: huge } }]) as {
      [key]: string;
      of: { [key]: string };
    }[];
    for (const text of [rows[0]?.[key], rows[0]?.of[key]] as string[]) {
      expect(text).toHaveLength(limit);
      expect(text).toMatch(/^w+…$/);
    }
  });

  it.each(["html", "logo", "avatar", "image", "favicon", "auth_token", "code", "facebook_link"])(
    "keeps %s whole",
    (key) => {
      expect(clipTexts({ [key]: huge })).toEqual({ [key]: huge });
    },
  );

  it("keeps everything else", () => {
    const answer = { id: 7, active: true, none: null, names: ["Casa", "Ñ".repeat(300)] };
    expect(clipTexts(answer)).toEqual(answer);
    const file = new Blob([huge]);
    expect(clipTexts(file)).toBe(file);
    expect(clipTexts(undefined)).toBeUndefined();
  });
});

it("does not cut a surrogate pair in half", () => {
  expect(clip("🚕🚕🚕", 4)).toBe("🚕…");
  expect(clip("🚕🚕🚕", 5)).toBe("🚕🚕…");
});
