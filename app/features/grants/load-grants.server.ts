import { z } from "zod";
import { type GrantPurpose, grantPurposes } from "../../api/grants.server.ts";
import { formatMoment } from "../../i18n/format.server.ts";
import { toLocalTime } from "../../i18n/local-time.ts";
import { createTranslate } from "../../i18n/translate.ts";
import type { MemberContext } from "../../request/context.server.ts";
import type { Flash } from "../../request/flash.server.ts";
import { grantsOf } from "../../request/grants/grants.server.ts";
import { optional } from "../../request/trace-in-request.server.ts";
import { noteActivity } from "../activity/note-activity.server.ts";
import { texts } from "./texts.ts";

/** The form of `GrantList`, for the schema of a screen that shows one. */
export const grantForm = z.object({
  form: z.literal("grant"),
  purpose: z.enum(grantPurposes, "invalid"),
});

export type GrantView = Awaited<ReturnType<typeof loadGrants>>[number];

/** The user's standing permissions, or those for one purpose; where the API does not answer, those that the panel knows. */
export async function loadGrants(context: MemberContext, only?: GrantPurpose) {
  const own = grantsOf(context);
  const grants = (await optional(own.list(), undefined, context)) ?? (await own.listKnown());
  const { brand, language } = context;
  const format = (at: number) => formatMoment(toLocalTime(at, brand.timeZone), language);
  return grants
    .filter(({ purpose }) => only === undefined || purpose === only)
    .map(({ purpose, state, givenAt, usedAt }) => ({
      purpose,
      state,
      given: format(givenAt),
      used: usedAt === null ? undefined : format(usedAt),
    }));
}

export type Consent = Awaited<ReturnType<typeof loadConsent>>;

/** For `ConsentField`: whether the user has to be asked, and what the user should know. */
export async function loadConsent(purpose: GrantPurpose, context: MemberContext) {
  const grant = await grantsOf(context).find(purpose);
  return {
    purpose,
    isGiven: grant?.state === "open",
    isUntilRestart: context.app.services.isStoreEmbedded,
  };
}

/** The user's consent, where there is none yet. */
export async function giveGrant(purpose: GrantPurpose, context: MemberContext): Promise<void> {
  const grants = grantsOf(context);
  const before = await grants.find(purpose);
  const given = await grants.give(purpose);
  const isNew = before?.state !== "open" || before.givenAt !== given.givenAt;
  if (isNew) await noteActivity({ kind: "grant_given", purpose }, context);
}

/** Ends what the panel does for the user by this permission. */
export async function revokeGrant(purpose: GrantPurpose, context: MemberContext): Promise<Flash> {
  const t = createTranslate(texts, context.language);
  const outcome = await grantsOf(context).revoke(purpose);
  await noteActivity({ kind: "grant_revoked", purpose }, context);
  if (outcome === "revoked") return { kind: "success", text: t("revoked") };
  return { kind: "failure", text: t("revoked_untold", { brand: context.brand.name }) };
}
