import { useActionData, useLocation } from "@remix-run/react";
import { useState } from "react";
import type { FormReply } from "./reply.ts";

/**
 * What the last try of a form left behind, until it is tried again or somebody goes elsewhere. The framework
 * forgets it as soon as the page's data are loaded again, as they are when there is news.
 */
export function useLastingReply(): FormReply | undefined {
  const reply = useActionData<FormReply>();
  const { key } = useLocation();
  const [last, setLast] = useState({ key, reply });
  if (last.key !== key || (reply !== undefined && last.reply !== reply)) setLast({ key, reply });
  return reply ?? (last.key === key ? last.reply : undefined);
}
