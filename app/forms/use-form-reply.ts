import { useActionData, useRouteLoaderData } from "@remix-run/react";
import { type FormOptions, readReply } from "./read-reply.ts";
import type { FormReply } from "./reply.ts";
import type { FormValues } from "./values.ts";

/**
 * What the last try of this form left behind: what was typed, and what was wrong with it. What was
 * typed when the session expired comes with the page around it.
 */
export function useFormReply(options?: Omit<FormOptions, "kept">) {
  const page = useRouteLoaderData<{ keptForm?: FormValues }>("root");
  return readReply(useActionData<FormReply>(), { ...options, kept: page?.keptForm });
}
