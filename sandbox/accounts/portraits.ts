import { toSvgDataUri } from "../brands.ts";
import type { Random } from "../random.ts";

const backgrounds = ["#dbe7f0", "#f0e4d3", "#dcebdc", "#ecdcea", "#f3e0dc", "#e1e1ef"];
const skins = ["#f2cfae", "#e0ac7e", "#c58a5a", "#94603a", "#6b4327"];
const hairs = ["#2a211c", "#4d3423", "#8a5a2b", "#c79a54", "#7d7d82"];
const clothes = ["#1f5c7a", "#8c3b3b", "#3d6b45", "#5a4a8a", "#a3671c", "#37474f"];

/** Short hair, or hair that falls on the shoulders. */
const haircuts = ["M20 27a12 13 0 0 1 24 0l-3-5H23z", "M18 44V28a14 15 0 0 1 28 0v16h-6V24H24v20z"];

/** A portrait with head and shoulders. */
export function drawPortrait(random: Random): string {
  const skin = random.pick(skins);
  return toSvgDataUri(`
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
    <rect width="64" height="64" fill="${random.pick(backgrounds)}"/>
    <path d="M11 64a21 19 0 0 1 42 0z" fill="${random.pick(clothes)}"/>
    <path d="M28 34h8v10a4 4 0 0 1-8 0z" fill="${skin}"/>
    <ellipse cx="32" cy="28" rx="11" ry="13" fill="${skin}"/>
    <path d="${random.pick(haircuts)}" fill="${random.pick(hairs)}"/>
    </svg>`);
}
