import { toSvgDataUri } from "../brands.ts";

/** A mark in white on a tile of one colour. */
function drawLogo(colour: string, mark: string): string {
  return toSvgDataUri(`
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
    <rect width="64" height="64" rx="14" fill="${colour}"/>
    <g fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">
    ${mark}
    </g></svg>`);
}

/** A hull on the water. */
export const shipyardLogo = drawLogo(
  "#1c4e70",
  '<path d="M14 34h36l-6 12H20zM32 34V14l12 12H32"/><path d="M12 53q5-4 10 0t10 0 10 0 10 0"/>',
);

/** A compass whose needle points north. */
export const instrumentsLogo = drawLogo(
  "#33415c",
  '<circle cx="32" cy="32" r="20"/><path d="M32 16l6 16-6 16-6-16zM26 32h12"/>',
);

/** Three leaves of paper. */
export const stationeryLogo = drawLogo(
  "#6b3f77",
  '<path d="M16 24v28h22M22 18v28h22M28 12h22v28H28zM34 21h10M34 30h10"/>',
);

/** A sun over the sea. */
export const beachHotelLogo = drawLogo(
  "#a85614",
  '<path d="M20 38a12 12 0 0 1 24 0M32 14v6M14 21l5 5M50 21l-5 5M12 38h40"/><path d="M16 48q4-4 8 0t8 0 8 0 8 0"/>',
);

/** A front with a door under an arch. */
export const grandHotelLogo = drawLogo(
  "#7a2436",
  '<path d="M14 52V22l18-10 18 10v30zM26 52V42a6 6 0 0 1 12 0v10M23 29h4M37 29h4"/>',
);
