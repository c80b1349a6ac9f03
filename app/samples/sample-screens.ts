import type { Brand } from "../api/configuration.server.ts";
import type { ScreenName } from "../screens.ts";
import { isOffered } from "../session/access.ts";
import { type MemberKind, memberKinds } from "./sample-api.ts";

export const sampleKinds = ["visitor", ...memberKinds] as const;
export type SampleKind = "visitor" | MemberKind;

/** The screens that samples show, by the kind of user that sees them; none has a parameter that is required. */
export const sampleScreens = {
  visitor: ["before_room", "login", "register", "recover_password", "hotelcab", "help", "about"],
  client: [
    "request",
    "panel",
    "history",
    "favorite",
    "PaymentMethod",
    "messages",
    "purses",
    "profile",
  ],
  company: ["request", "panel", "history", "employee", "service_type", "tickets", "profile"],
  employee: ["request", "panel", "history", "favorite", "purses"],
  hotel: ["hotel_home", "pedir_ahora", "pedir_destino", "pedir_reserva", "hotel_history"],
} as const satisfies Record<SampleKind, readonly ScreenName[]>;

export type SampleScreen = (typeof sampleScreens)[SampleKind][number];

type Offer = Pick<Brand, "features">;

/** The screens of a kind of user that the brand has. */
export const screensOf = (kind: SampleKind, brand: Offer): SampleScreen[] =>
  sampleScreens[kind].filter((screen) => isOffered(screen, brand));

/** The kinds of users for whom the brand has screens. */
export const kindsOf = (brand: Offer): SampleKind[] =>
  sampleKinds.filter((kind) => screensOf(kind, brand).length > 0);

/** The first kind or screen where the text names none. */
export const readKind = (text: unknown, brand: Offer): SampleKind =>
  kindsOf(brand).find((kind) => kind === text) ?? "visitor";

export const readScreen = (kind: SampleKind, text: unknown, brand: Offer): SampleScreen =>
  findScreen(kind, text, brand) ?? screensOf(kind, brand)[0] ?? "before_room";

/** Undefined where this kind of user has no such sample. */
export const findScreen = (
  kind: SampleKind,
  text: unknown,
  brand: Offer,
): SampleScreen | undefined => screensOf(kind, brand).find((screen) => screen === text);
