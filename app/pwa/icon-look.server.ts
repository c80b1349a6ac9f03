import { LRUCache } from "lru-cache";
import type { Brand } from "../api/configuration.server.ts";
import { toTheme } from "../tenant/theme.ts";
import { initialOf } from "./letters.ts";

/** The look of a brand in icons and outside of its pages. */
export type Look = ReturnType<typeof findLook>;

const looks = new LRUCache<string, Look>({ max: 200 });

export function lookOf({ name, colours }: Pick<Brand, "name" | "colours">): Look {
  const key = JSON.stringify([name, colours]);
  const look = looks.get(key) ?? findLook(name, colours);
  looks.set(key, look);
  return look;
}

function findLook(name: string, colours: Brand["colours"]) {
  const { light, dark } = toTheme(colours);
  return {
    // The SVG path of its first letter.
    letter: initialOf(name),
    fill: light["--main"],
    ink: light["--on-main"],
    page: light["--page"],
    // The colour of the browser's bars, in the light and the dark scheme.
    bars: { light: light["--top-bar"], dark: dark["--top-bar"] },
  };
}
