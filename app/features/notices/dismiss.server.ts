import { z } from "zod";
import type { MemberContext } from "../../request/context.server.ts";
import { ownNotices } from "./load-notices.server.ts";

/** The forms of the list of notices, for the screens that show it. */
export const dismissForms = [
  z.object({ form: z.literal("dismiss"), notice: z.string() }),
  z.object({ form: z.literal("dismiss_all") }),
] as const;

export type DismissSent = z.output<(typeof dismissForms)[number]>;

export function dismiss(sent: DismissSent, context: MemberContext): Promise<void> {
  const notices = ownNotices(context);
  return sent.form === "dismiss" ? notices.remove(sent.notice) : notices.removeAll();
}
