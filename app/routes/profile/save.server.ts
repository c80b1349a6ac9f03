import { changePassword, updateProfile } from "../../api/account.server.ts";
import type { User } from "../../api/session.server.ts";
import { noteActivity } from "../../features/activity/note-activity.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import type { MemberContext } from "../../request/context.server.ts";
import type { Flash } from "../../request/flash.server.ts";
import { resetRateLimit, withRateLimit } from "../../request/rate-limit/rate-limit.server.ts";
import { startSession } from "../../request/session/session-cookie.server.ts";
import type { PasswordSent, ProfileSent } from "./schema.ts";
import { texts } from "./texts.ts";

type Saved = { flash: Flash; cookies: string[] };

const success = (text: string): Flash => ({ kind: "success", text });

export async function saveProfile(sent: ProfileSent, context: MemberContext): Promise<Saved> {
  const { api, session, app, language, user } = context;
  const { name, email, phone, avatar, logo } = sent;
  session.user = await updateProfile(api, {
    name,
    avatar,
    logo,
    // The account has none and the user has entered none.
    email: email || undefined,
    phone: phone || undefined,
  });
  await app.services.sessions.save(session);
  const changes = listChanges(user, session.user);
  if (changes.length > 0) await noteActivity({ kind: "profile_changed", changes }, context);
  return { flash: success(createTranslate(texts, language)("data_updated")), cookies: [] };
}

function listChanges(before: User, after: User) {
  const fields = {
    name: "name",
    email: "email",
    phone: "phone",
    avatar: "picture",
    logo: "logo",
  } as const;
  const names = Object.keys(fields) as (keyof typeof fields)[];
  return names.filter((name) => before[name] !== after[name]).map((name) => fields[name]);
}

export async function savePassword(sent: PasswordSent, context: MemberContext): Promise<Saved> {
  const { api, user, language } = context;
  const attempt = { action: "password_change", account: String(user.id) } as const;
  const loggedIn = await withRateLimit(attempt, context, () =>
    changePassword(api, user.id, {
      current: sent.current_password,
      password: sent.password,
      passwordAgain: sent.password_confirmation,
    }),
  );
  await resetRateLimit(attempt, context);
  // The API has ended all older tokens, so we start a new session and end the old one too.
  const cookie = await startSession(context, loggedIn);
  await noteActivity({ kind: "own_password_changed" }, context);
  return {
    flash: success(createTranslate(texts, language)("password_updated")),
    cookies: [cookie],
  };
}
