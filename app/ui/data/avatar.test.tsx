import { describe, expect, test } from "vitest";
import { toStaticMarkup } from "../static-markup.tsx";
import { Avatar, toInitials } from "./avatar.tsx";

describe("toInitials", () => {
  test.each([
    ["Marina Olmedo", "MO"],
    ["Ana Belén Cid Ruiz", "AR"],
    ["tomás", "T"],
    ["  Ángel   Núñez  ", "ÁN"],
    ["e\u0301lodie roy", "E\u0301R"],
    ["李 小龙", "李小"],
    ["Marina 🚕 Olmedo", "MO"],
    ["O'Brien", "OB"],
    ["Hotel 3 Reyes", "HR"],
    ["🚕", ""],
    ["123", ""],
    ["", ""],
    ["   ", ""],
  ])("returns the initials of %j as %j", (name, initials) => {
    expect(toInitials(name)).toBe(initials);
  });
});

describe("an avatar", () => {
  test("shows the picture where there is one", () => {
    const markup = toStaticMarkup(<Avatar name="Marina Olmedo" image="/marina.png" />);
    expect(markup).toContain('<img src="/marina.png" alt=""/>');
    expect(markup).not.toContain("MO");
  });

  test("shows an icon where the name has no letters", () => {
    expect(toStaticMarkup(<Avatar name="🚕" />)).toContain("#user");
  });

  test("is hidden from screen readers, which read the name beside it", () => {
    expect(toStaticMarkup(<Avatar name="Marina Olmedo" />)).toMatch(
      /<span [^>]*aria-hidden="true"[^>]*>MO<\/span>/,
    );
  });
});
