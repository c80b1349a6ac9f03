import type { Handlers } from "../api/operation.ts";

export const promoHandlers = {} as Handlers<"getPromo" | "redeemPromo">;
