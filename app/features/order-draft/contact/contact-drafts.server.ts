import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { MemberContext, RequestContext } from "../../../request/context.server.ts";
import { countAttempt } from "../../../request/rate-limit/rate-limit.server.ts";
import { signedCookie } from "../../../request/signed-cookie.server.ts";
import { defineRecord, without } from "../../../store/record.server.ts";

/** Personal data of a request, which no address may contain. */
type Contact = { phone: string; notes: string; needs?: string; references?: string };

const KEPT_SECONDS = 30 * 60;
/** For one account or guest; the panel drops the oldest first. */
const MOST_DRAFTS = 20;
const LONGEST = 500;
const LONGEST_NEEDS = 1000;
const LONGEST_REFERENCES = 2500;

const draftsSchema = z.array(
  // A newer panel may have added a field.
  z.looseObject({
    id: z.string(),
    phone: z.string(),
    notes: z.string(),
    /** The needs as one text; left out while the user has chosen none. */
    needs: z.string().optional(),
    references: z.string().optional(),
    /** The account whose form a logged-out user has sent. */
    account: z.number().optional(),
    until: z.number(),
  }),
);

const draftsRecord = defineRecord(draftsSchema, { version: 1 });

type Drafts = z.output<typeof draftsSchema>;

const recordAt = (place: string, { app }: RequestContext) =>
  draftsRecord.at(app.services, place, KEPT_SECONDS);

const accountRecord = (userId: number, context: RequestContext) =>
  recordAt(`${context.brand.permalink}:contact-drafts:${userId}`, context);

const guestRecord = (guestId: string, context: RequestContext) =>
  recordAt(`${context.brand.permalink}:guest-contact-drafts:${guestId}`, context);

/** Keeps the contact for 30 minutes and returns its id, with a cookie that opens it for a guest's browser. */
export async function saveContact(
  contact: Contact,
  context: RequestContext,
  { cookies, account }: { cookies?: string | null; account?: number } = {},
): Promise<{ id: string; cookie?: string }> {
  const kept = {
    phone: contact.phone.slice(0, LONGEST),
    notes: contact.notes.slice(0, LONGEST),
    ...(contact.needs && { needs: contact.needs.slice(0, LONGEST_NEEDS) }),
    ...(contact.references && { references: contact.references.slice(0, LONGEST_REFERENCES) }),
    ...(account !== undefined && { account }),
  };
  if (context.user) return { id: await add(kept, accountRecord(context.user.id, context)) };
  await countAttempt({ action: "contact_draft" }, context);
  const cookie = guestCookie(context);
  const guestId = cookie.read(cookies) ?? randomId();
  const id = await add(kept, guestRecord(guestId, context));
  return { id, cookie: cookie.write(guestId, KEPT_SECONDS) };
}

/** The contact with this id, unless it has expired or another account or browser has saved it. */
export async function findContact(
  id: string,
  context: RequestContext,
  cookies: string | null,
): Promise<Contact | undefined> {
  const { user } = context;
  const own = user && (await find(id, accountRecord(user.id, context)));
  if (own) return own;
  const guestId = guestCookie(context).read(cookies);
  if (guestId === undefined) return undefined;
  const ofGuest = guestRecord(guestId, context);
  const found = await find(id, ofGuest);
  const isOthers = found?.account !== undefined && found.account !== user?.id;
  if (!found || isOthers) return undefined;
  if (user) {
    // The account takes it over, so the next user to log in with this browser does not find it.
    await add(found, accountRecord(user.id, context), id);
    await ofGuest.update(without((draft) => draft.id === id));
  }
  return found;
}

/** All that are kept for the logged-in user. */
export const listContacts = async (context: MemberContext): Promise<Drafts> =>
  listGood(await accountRecord(context.user.id, context).read());

type SealedDrafts = ReturnType<typeof recordAt>;

async function find(id: string, record: SealedDrafts): Promise<Drafts[number] | undefined> {
  return listGood(await record.read()).find((draft) => draft.id === id);
}

/** An equal contact keeps its id, so the address of the page does not change. */
async function add(
  { phone, notes, needs, references, account }: Contact & { account?: number },
  record: SealedDrafts,
  wanted?: string,
): Promise<string> {
  const fresh = randomId();
  let id = fresh;
  await record.update((before) => {
    const good = listGood(before);
    const isSame = (each: Drafts[number]) =>
      each.phone === phone &&
      each.notes === notes &&
      each.needs === needs &&
      each.references === references &&
      each.account === account;
    id = wanted ?? good.find(isSame)?.id ?? fresh;
    const others = good.filter((each) => each.id !== id);
    const until = Date.now() + KEPT_SECONDS * 1000;
    return [{ id, phone, notes, needs, references, account, until }, ...others].slice(
      0,
      MOST_DRAFTS,
    );
  });
  return id;
}

const listGood = (drafts: Drafts = []) => drafts.filter(({ until }) => Date.now() < until);

const randomId = () => randomBytes(18).toString("base64url");

const guestCookie = ({ brand, app }: RequestContext) =>
  signedCookie(`parada_guest_${brand.permalink}`, app);
