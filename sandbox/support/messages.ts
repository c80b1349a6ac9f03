import type { Handlers } from "../api/operation.ts";

export const messageHandlers = {} as Handlers<"listMessages" | "readMessage">;
