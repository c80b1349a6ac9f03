import { useRouteLoaderData } from "@remix-run/react";
import { useState } from "react";
import { useErrorInTitle } from "../ui/feedback/error-title.ts";
import { type FormOptions, readReply } from "./read-reply.ts";
import { useLastingReply } from "./use-lasting-reply.ts";
import type { FormValues } from "./values.ts";

/**
 * The reply to this form's last submission: its values and its errors. A form saved from an expired
 * session comes with the page.
 */
export function useFormReply(options?: Omit<FormOptions, "kept">) {
  const page = useRouteLoaderData<{ savedForm?: FormValues }>("root");
  // The root loader returns the saved form once, and the page keeps it when it loads again.
  const [saved] = useState(page?.savedForm);
  const reply = readReply(useLastingReply(), { ...options, kept: saved });
  useErrorInTitle(reply.summary.errors.length > 0);
  return reply;
}
