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
  { path: "terms_link", label: "terms" },
  { path: "privacy_link", label: "privacy" },
] as const;

/** A line for each boolean of the configuration, with its value where the configuration has none. */
export const switchFields = [
  { path: "agrupation.dark_scheme", label: "darkScheme", byDefault: true },
  { path: "agrupation.show_extra_passengers", label: "extraPassengers", byDefault: false },
  { path: "features.club", label: "club", byDefault: true },
  { path: "features.purses", label: "purses", byDefault: true },
  { path: "features.tickets", label: "tickets", byDefault: true },
  { path: "features.promos", label: "promos", byDefault: true },
  { path: "features.sign_up", label: "signUp", byDefault: true },
  { path: "features.google_login", label: "googleLogin", byDefault: true },
  { path: "features.map", label: "maps", byDefault: true },
  { path: "features.hotel", label: "hotel", byDefault: true },
] as const;

export const mapFields = ["tiles", "attribution", "max_zoom"] as const;
