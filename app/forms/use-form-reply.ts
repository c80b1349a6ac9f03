import { useActionData } from "@remix-run/react";
import { type FormOptions, readReply } from "./read-reply.ts";
import type { FormReply } from "./reply.ts";

/** What the last try of this form left behind: what was typed, and what was wrong with it. */
export function useFormReply(options?: FormOptions) {
  return readReply(useActionData<FormReply>(), options);
}
