import type { AppLoadContext } from "@remix-run/node";
import { type FormValues, keepableValues } from "../forms/values.ts";
import type { KeptForm, Session } from "../session/sessions.server.ts";

const KEPT_SECONDS = 30 * 60;

/** What was typed when the session expired waits for the same account on the same brand. */
const keyOf = ({ permalink, user }: Owner) => `${permalink}:kept-form:${user.id}`;
type Owner = Pick<Session, "permalink" | "user">;

export async function keepForm(
  session: Session,
  path: string,
  form: FormData,
  { services }: AppLoadContext,
): Promise<void> {
  const kept: KeptForm = { path: toPathname(path), values: keepableValues(form) };
  await services.store.set(keyOf(session), JSON.stringify(kept), KEPT_SECONDS);
}

/** What waits for whoever logs in; it goes into the new session. */
export async function takeKeptForm(
  owner: Owner,
  { services }: AppLoadContext,
): Promise<KeptForm | undefined> {
  const text = await services.store.take(keyOf(owner));
  return text === undefined ? undefined : JSON.parse(text);
}

/** Gives the form back on the page that it was typed on, once. */
export async function giveBackForm(
  session: Session | undefined,
  path: string,
  { services }: AppLoadContext,
): Promise<FormValues | undefined> {
  if (session?.keptForm?.path !== toPathname(path)) return undefined;
  const { values } = session.keptForm;
  session.keptForm = undefined;
  await services.sessions.save(session);
  return values;
}

const toPathname = (path: string) => path.split("?")[0] ?? path;
