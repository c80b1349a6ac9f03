import { useActionData, useLocation } from "@remix-run/react";
import { useState } from "react";
import type { FormReply } from "./reply.ts";

/**
 * The reply to the last form, until the user sends another or goes to another page. Remix forgets it as
 * soon as the page's data are loaded again, as live updates do.
 */
export function useLastingReply(): FormReply | undefined {
  const reply = useActionData<FormReply>();
  const { key } = useLocation();
  const [last, setLast] = useState({ key, reply });
  if (last.key !== key || (reply !== undefined && last.reply !== reply)) setLast({ key, reply });
  return reply ?? (last.key === key ? last.reply : undefined);
}
