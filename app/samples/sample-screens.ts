import type { ScreenName } from "../screens.ts";
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

/** The first kind or screen where the text names none. */
export const readKind = (text: unknown): SampleKind =>
  sampleKinds.find((kind) => kind === text) ?? "visitor";

export const readScreen = (kind: SampleKind, text: unknown): SampleScreen =>
  findScreen(kind, text) ?? sampleScreens[kind][0];

/** Undefined where this kind of user has no such sample. */
export function findScreen(kind: SampleKind, text: unknown): SampleScreen | undefined {
  const screens: readonly SampleScreen[] = sampleScreens[kind];
  return screens.find((screen) => screen === text);
}
