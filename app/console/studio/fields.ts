import type { Configuration } from "../../api/configuration.server.ts";

type Agrupation = Configuration["agrupation"];

export const colourFields = [
  ...(["main_color", "secondary_color", "main_background_color"] as const),
  ...(["menu_text_color", "top_text_color"] as const),
] satisfies (keyof Agrupation)[];

/** The texts of the form, by their place in the configuration. */
export const textFields = [
  { path: "agrupation.name", label: "brandName", isRequired: true },
  { path: "title", label: "pageTitle", isRequired: true },
  { path: "agrupation.phone", label: "phone" },
  { path: "agrupation.logo", label: "logo", isLong: true },
  { path: "favicon", label: "favicon", isLong: true },
] as const;

/** A line for each boolean of the configuration, with its value where the configuration has none. */
export const switchFields = [
  { path: "agrupation.dark_scheme", label: "darkScheme", byDefault: true },
  { path: "agrupation.show_extra_passengers", label: "extraPassengers", byDefault: false },
] as const;

export const mapFields = ["tiles", "attribution", "max_zoom"] as const;
