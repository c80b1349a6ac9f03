import type { AppLoadContext } from "@remix-run/node";
import { z } from "zod";
import { type FormValues, keepableValues } from "../forms/values.ts";
import type { Session } from "../session/sessions.server.ts";

const KEPT_SECONDS = 30 * 60;

const valuesSchema = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** What was typed in a form when the session expired waits for the same account on the same brand. */
const keyOf = ({ permalink, user }: Pick<Session, "permalink" | "user">, path: string) =>
  `${permalink}:kept-form:${user.id}:${path.split("?")[0]}`;

export async function keepForm(
  session: Session,
  path: string,
  form: FormData,
  { services }: AppLoadContext,
): Promise<void> {
  await services.store.set(
    keyOf(session, path),
    JSON.stringify(keepableValues(form)),
    KEPT_SECONDS,
  );
}

/** Gives the form back, once. */
export async function takeKeptForm(
  session: Session,
  path: string,
  { services }: AppLoadContext,
): Promise<FormValues | undefined> {
  const text = await services.store.take(keyOf(session, path));
  return text === undefined ? undefined : valuesSchema.safeParse(JSON.parse(text)).data;
}
