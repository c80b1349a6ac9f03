import type { Handlers } from "../api/operation.ts";

export const clubHandlers = {} as Handlers<"listCommerces" | "getCommerce" | "createAd">;
