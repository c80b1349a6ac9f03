import type { Handlers } from "../api/operation.ts";

export const geocodingHandlers = {} as Handlers<"reverseGeocode" | "searchAddresses">;
