/**
 * A button for one of several addresses. Text browsers show what a button sends, so that is the address,
 * and its position stands in the button's name.
 */
export const toPickName = (
  end: "from" | "to",
  { latitude, longitude }: { latitude: number; longitude: number },
): string => `${end}_pick@${latitude},${longitude}`;

/** The button that was pressed among those for one end of the journey. */
export function readPick(sent: Record<string, unknown>, end: "from" | "to") {
  for (const [key, name] of Object.entries(sent)) {
    const position = key.startsWith(`${end}_pick@`) ? key.slice(`${end}_pick@`.length) : undefined;
    const [latitude = "", longitude = ""] = position?.split(",") ?? [];
    if (latitude && longitude && typeof name === "string" && name) {
      return { name, latitude, longitude };
    }
  }
  return undefined;
}
