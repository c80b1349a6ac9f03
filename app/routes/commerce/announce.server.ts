import { createHash } from "node:crypto";
import { z } from "zod";
import type { Api } from "../../api/client.server.ts";
import { createAd, getCommerce } from "../../api/club.server.ts";
import { addedRow } from "../../api/rows.server.ts";
import { date, maxLength, required, text, time } from "../../forms/rules.server.ts";
import { formatMomentBriefly } from "../../i18n/format.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import type { MemberContext } from "../../request/context.server.ts";
import type { Flash } from "../../request/flash.server.ts";
import { runOperation } from "../../request/idempotency.server.ts";
import { screenNotFound } from "../../request/responses.server.ts";
import type { Operation } from "../../store/idempotency.server.ts";
import { readAdTimes, type TimeProblem, toLocalWindow } from "./ad-times.ts";
import { texts } from "./texts.ts";

/** A form that is sent twice announces one ad. Only the shop's owner may announce one. */
export async function announce(id: number, sent: AdSent, context: MemberContext): Promise<Flash> {
  const { api, brand, user, language } = context;
  const { key, title, text, startsAt, endsAt } = sent;
  const ad = { title, text, startsAt, endsAt };
  const listOwnAds = async (rows: Api) => {
    const { isMine, ads } = await getCommerce(rows, id);
    if (!isMine) throw screenNotFound();
    return ads;
  };
  const digest = createHash("sha256").update(JSON.stringify(ad)).digest("base64url");
  const operation: Operation<number[], number> = {
    key: `${brand.permalink}:once:ad:${user.id}:${id}:${key}:${digest}`,
    ...addedRow(api, listOwnAds, {
      isWanted: (each) => each.title === ad.title,
      toResult: (added) => added.id,
    }),
    send: async (_, idempotencyKey) => (await createAd(api, id, ad, idempotencyKey)).id,
  };
  const outcome = await runOperation("createAd", operation, context);
  const t = createTranslate(texts, language);
  return outcome.state === "done"
    ? { kind: "success", text: t("announced") }
    : { kind: "failure", text: t("unknown") };
}

const fields = {
  form: z.literal("ad", "invalid"),
  // The idempotency key: a form that is sent twice announces one ad.
  key: z.uuid("unreadable"),
  title: text(required, maxLength(80)),
  text: text(required, maxLength(500)),
  starts_date: text(date),
  starts_time: text(time),
  ends_date: text(date),
  ends_time: text(time),
};

/** Parses the form of an ad; its times are in the group's time zone. */
export function adSchema({ brand, language }: Pick<MemberContext, "brand" | "language">) {
  const { timeZone } = brand;
  const now = Date.now();
  const { min, max } = toLocalWindow(now, timeZone);
  const params = {
    min: formatMomentBriefly(min, language),
    max: formatMomentBriefly(max, language),
  };
  return z
    .object(fields)
    .check(
      ...timeProblems.map(([field, key]) =>
        z.refine<Times>((sent) => !findProblems(sent, timeZone, now, field).includes(key), {
          error: key,
          path: [`${field}_date`],
          params,
          when: () => true,
        }),
      ),
    )
    .transform((sent) => {
      const times = readAdTimes(toMoments(sent), timeZone, now);
      if ("problems" in times) throw new Error("The times passed the check but cannot be read");
      return { ...sent, ...times };
    });
}

type AdSent = z.output<ReturnType<typeof adSchema>>;

const timeProblems: [TimeProblem["field"], TimeProblem["key"]][] = [
  ["starts", "select_time"],
  ["starts", "skipped"],
  ["starts", "too_early"],
  ["starts", "too_late"],
  ["ends", "select_time"],
  ["ends", "skipped"],
  ["ends", "ends_before"],
  ["ends", "ends_late"],
];

type Times = Partial<Record<string, unknown>>;

function findProblems(sent: Times, timeZone: string, now: number, field: TimeProblem["field"]) {
  const [day, minute] = [sent[`${field}_date`] ?? "", sent[`${field}_time`] ?? ""];
  // The field's own rule reports an unreadable date or time.
  if (!date.safeParse(day).success || !time.safeParse(minute).success) return [];
  const times = readAdTimes(toMoments(sent), timeZone, now);
  if (!("problems" in times)) return [];
  return times.problems.filter((each) => each.field === field).map(({ key }) => key);
}

const toMoments = (sent: Times) => ({
  starts: `${sent.starts_date ?? ""} ${sent.starts_time ?? ""}`,
  ends: `${sent.ends_date ?? ""} ${sent.ends_time ?? ""}`,
});
