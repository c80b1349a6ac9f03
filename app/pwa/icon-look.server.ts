import { LRUCache } from "lru-cache";
import type { Brand } from "../api/configuration.server.ts";
import { toTheme } from "../tenant/theme.ts";
import { initialOf } from "./letters.ts";

/** The look of a brand in icons and outside of its pages. */
export type Look = {
  /** The SVG path of its first letter. */
  letter: string;
  fill: string;
  ink: string;
  page: string;
  /** The colour of the browser's bars, in the light and the dark scheme. */
  bars: { light: string; dark: string };
};

const looks = new LRUCache<string, Look>({ max: 200 });

export function lookOf({ name, colours }: Pick<Brand, "name" | "colours">): Look {
  const key = JSON.stringify([name, colours]);
  const look = looks.get(key) ?? findLook(name, colours);
  looks.set(key, look);
  return look;
}

function findLook(name: string, colours: Brand["colours"]): Look {
  const { light, dark } = toTheme(colours);
  return {
    letter: initialOf(name),
    fill: light["--main"],
    ink: light["--on-main"],
    page: light["--page"],
    bars: { light: light["--top-bar"], dark: dark["--top-bar"] },
  };
}
