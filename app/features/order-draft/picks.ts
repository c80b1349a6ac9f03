import type { PlaceName } from "./place-names.ts";

/**
 * The name of a button for one of several addresses. Text browsers show a button's value, so the value is
 * the address and the name holds its position.
 */
export const toPickName = (
  end: PlaceName,
  { latitude, longitude }: { latitude: number; longitude: number },
): string => `${end}_pick@${latitude},${longitude}`;

/** Reads which button for one address of the journey the user has pressed. */
export function readPick(sent: Record<string, unknown>, end: PlaceName) {
  for (const [key, name] of Object.entries(sent)) {
    const position = key.startsWith(`${end}_pick@`) ? key.slice(`${end}_pick@`.length) : undefined;
    const [latitude = "", longitude = ""] = position?.split(",") ?? [];
    if (latitude && longitude && typeof name === "string" && name) {
      return { name, latitude, longitude };
    }
  }
  return undefined;
}
