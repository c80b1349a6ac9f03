import { useRouteLoaderData } from "@remix-run/react";
import { useState } from "react";
import { useErrorInTitle } from "../ui/feedback/error-title.ts";
import { type FormOptions, readReply } from "./read-reply.ts";
import { useLastingReply } from "./use-lasting-reply.ts";
import type { FormValues } from "./values.ts";

/**
 * What the last try of this form left behind: what was typed, and what was wrong with it. What was
 * typed when the session expired comes with the page around it.
 */
export function useFormReply(options?: Omit<FormOptions, "kept">) {
  const page = useRouteLoaderData<{ keptForm?: FormValues }>("root");
  // The page is told once, and goes on showing it however often it is loaded again.
  const [kept] = useState(page?.keptForm);
  const reply = readReply(useLastingReply(), { ...options, kept });
  useErrorInTitle(reply.summary.errors.length > 0);
  return reply;
}
