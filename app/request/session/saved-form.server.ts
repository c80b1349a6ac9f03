import type { AppLoadContext } from "@remix-run/node";
import { type FormValues, keepableValues } from "../../forms/values.ts";
import { type SavedForm, type Session, savedFormSchema } from "../../session/sessions.server.ts";
import { storeOfAccount } from "../../store/account-records.server.ts";
import { defineRecord } from "../../store/record.server.ts";

const TTL_SECONDS = 30 * 60;

const formRecord = defineRecord(savedFormSchema, { version: 1 });

/** The saved form waits for the same account on the same brand. */
const keyOf = ({ permalink, user }: SavedFormOwner) => `${permalink}:kept-form:${user.id}`;
export type SavedFormOwner = { permalink: string; user: { id: number } };

export async function saveForm(
  owner: SavedFormOwner,
  path: string,
  form: FormData,
  { services: { store, vault } }: AppLoadContext,
): Promise<void> {
  const own = storeOfAccount(store, { permalink: owner.permalink, accountId: owner.user.id });
  const record = formRecord.at({ store: own, vault }, keyOf(owner), TTL_SECONDS);
  await record.write(toSavedForm(path, form));
}

/**
 * Saves a form for the same session, whose page loads again. With a mark, it is given back only where
 * the address has the mark, so that a user who opens the form anew finds it empty.
 */
export async function saveFormInSession(
  session: Session,
  path: string,
  form: FormData,
  { services }: AppLoadContext,
  mark?: string,
): Promise<void> {
  const saved = toSavedForm(path, form);
  const savedForm = mark === undefined ? saved : { ...saved, path: `${saved.path}?${mark}` };
  // The page of this request shares the session, and must leave the form to the next page.
  await services.sessions.save({ ...session, savedForm });
}

/** Removes and returns the saved form, for the new session of the same user. */
export async function takeSavedForm(
  owner: SavedFormOwner,
  { services }: AppLoadContext,
): Promise<SavedForm | undefined> {
  return formRecord.at(services, keyOf(owner), TTL_SECONDS).take();
}

/** Gives the form back once, on its own page. */
export async function restoreForm(
  session: Session | undefined,
  path: string,
  { services }: AppLoadContext,
): Promise<FormValues | undefined> {
  if (!session?.savedForm || !matches(session.savedForm, path)) return undefined;
  const { values, until } = session.savedForm;
  session.savedForm = undefined;
  await services.sessions.save(session);
  return Date.now() < until ? values : undefined;
}

function toSavedForm(path: string, form: FormData): SavedForm {
  const until = Date.now() + TTL_SECONDS * 1000;
  return { path: toPathname(path), values: keepableValues(form), until };
}

function matches(saved: SavedForm, path: string): boolean {
  const [page, mark] = saved.path.split("?");
  const isMarked = mark === undefined || new URLSearchParams(path.split("?")[1]).has(mark);
  return page === toPathname(path) && isMarked;
}

const toPathname = (path: string) => path.split("?")[0] ?? path;
