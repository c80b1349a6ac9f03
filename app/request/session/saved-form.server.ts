import type { AppLoadContext } from "@remix-run/node";
import { type FormValues, keepableValues } from "../../forms/values.ts";
import type { SavedForm, Session } from "../../session/sessions.server.ts";
import { storeOfAccount } from "../../store/account-records.server.ts";

const KEPT_SECONDS = 30 * 60;

/** What was typed when the session expired waits for the same account on the same brand. */
const keyOf = ({ permalink, user }: SavedFormOwner) => `${permalink}:kept-form:${user.id}`;
export type SavedFormOwner = { permalink: string; user: { id: number } };

export async function saveForm(
  owner: SavedFormOwner,
  path: string,
  form: FormData,
  { services: { store, vault } }: AppLoadContext,
): Promise<void> {
  const key = keyOf(owner);
  const own = storeOfAccount(store, { permalink: owner.permalink, accountId: owner.user.id });
  await own.set(key, vault.seal(key, JSON.stringify(toKept(path, form))), KEPT_SECONDS);
}

/**
 * For the same session, whose page is loaded again; with a mark, only where the address has it:
 * whoever begins such a form anew finds it empty.
 */
export async function saveFormInSession(
  session: Session,
  path: string,
  form: FormData,
  { services }: AppLoadContext,
  mark?: string,
): Promise<void> {
  const kept = toKept(path, form);
  const keptForm = mark === undefined ? kept : { ...kept, path: `${kept.path}?${mark}` };
  // The page that this request renders shares the session, and must leave the form to the next page.
  await services.sessions.save({ ...session, keptForm });
}

/** What waits for whoever logs in; it goes into the new session. */
export async function takeSavedForm(
  owner: SavedFormOwner,
  { services: { store, vault } }: AppLoadContext,
): Promise<SavedForm | undefined> {
  const key = keyOf(owner);
  const text = vault.open(key, await store.take(key));
  return text === undefined ? undefined : JSON.parse(text);
}

/** Gives the form back on the page that it was typed on, once. */
export async function restoreForm(
  session: Session | undefined,
  path: string,
  { services }: AppLoadContext,
): Promise<FormValues | undefined> {
  if (!session?.keptForm || !isMeant(session.keptForm, path)) return undefined;
  const { values, until } = session.keptForm;
  session.keptForm = undefined;
  await services.sessions.save(session);
  return Date.now() < until ? values : undefined;
}

function toKept(path: string, form: FormData): SavedForm {
  const until = Date.now() + KEPT_SECONDS * 1000;
  return { path: toPathname(path), values: keepableValues(form), until };
}

function isMeant(kept: SavedForm, path: string): boolean {
  const [page, mark] = kept.path.split("?");
  const isMarked = mark === undefined || new URLSearchParams(path.split("?")[1]).has(mark);
  return page === toPathname(path) && isMarked;
}

const toPathname = (path: string) => path.split("?")[0] ?? path;
