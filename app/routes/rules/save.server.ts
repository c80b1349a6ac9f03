import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { listActiveServiceTypes } from "../../api/service-types.server.ts";
import { noteActivity } from "../../features/activity/note-activity.server.ts";
import { mostCharacters } from "../../features/order-draft/draft.server.ts";
import { areaEnds, MOST_AREAS, type Rules, weekdays } from "../../features/rules/rules.ts";
import { FormRejected } from "../../forms/reply.ts";
import {
  amount,
  between,
  box,
  formsOf,
  maxLength,
  required,
  text,
  time,
} from "../../forms/rules.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { loadRules, ownRules } from "./load.server.ts";
import { texts } from "./texts.ts";

const position = (most: number) => text(required, between(-most, most)).transform(Number);

export const rulesFormSchema = formsOf(
  z.looseObject({
    form: z.literal("rules"),
    hours: box,
    from: text(time),
    to: text(time),
    limit: box,
    amount: text(amount),
    groups: box,
    types: box,
    area_end: z.enum(["off", ...areaEnds], "invalid").default("off"),
    managers: box,
  }),
  z.object({
    form: z.literal("area"),
    name: text(required, maxLength(mostCharacters.place)),
    latitude: position(90),
    longitude: position(180),
    km: text(required, between(0.1, 100)).transform(Number),
  }),
  z.object({ form: z.literal("remove_area"), latitude: position(90), longitude: position(180) }),
);

type Sent = z.output<typeof rulesFormSchema>;
type RulesSent = Extract<Sent, { form: "rules" }>;

/** Saves the rules or one area, and says so. */
export async function saveRules(sent: Sent, context: MemberContext): Promise<string> {
  const t = createTranslate(texts, context.language);
  if (sent.form === "rules") {
    const chosen = await readRules(sent, context);
    await changeRules(
      ({ hours: _, limit: __, groups: ___, serviceTypes: ____, ...kept }) => ({
        ...kept,
        ...chosen,
      }),
      context,
    );
    return t("saved");
  }
  const { latitude, longitude } = sent;
  const isSame = (area: { latitude: number; longitude: number }) =>
    area.latitude === latitude && area.longitude === longitude;
  if (sent.form === "remove_area") {
    await changeRules(
      (kept) => ({ ...kept, areas: kept.areas.filter((each) => !isSame(each)) }),
      context,
    );
    return t("area_removed");
  }
  const { form: _, ...area } = sent;
  let isFull = false;
  await changeRules((kept) => {
    const others = kept.areas.filter((each) => !isSame(each));
    isFull = others.length >= MOST_AREAS;
    // The first area binds at once: a list that binds nothing is not what was meant.
    return isFull ? kept : { ...kept, areas: [...others, area], areaEnd: kept.areaEnd ?? "either" };
  }, context);
  if (isFull) throw new FormRejected([{ field: "", message: { rule: "too_many_areas" } }]);
  return t("area_added");
}

/** Changes the rules, and notes which parts have changed. */
async function changeRules(change: (rules: Rules) => Rules, context: MemberContext): Promise<void> {
  let parts: (keyof typeof partsOf)[] = [];
  await ownRules(context).change((before) => {
    const after = change(before);
    parts = partNames.filter(
      (part) => !isDeepStrictEqual(partsOf[part](before), partsOf[part](after)),
    );
    return after;
  });
  if (parts.length > 0) await noteActivity({ kind: "rules_changed", parts }, context);
}

/** What each part of the form decides; what is chosen from a list has no order. */
const partsOf = {
  hours: (rules: Rules) => rules.hours,
  limit: (rules: Rules) => rules.limit,
  groups: (rules: Rules) => rules.groups && new Set(rules.groups.map(({ id }) => id)),
  types: (rules: Rules) => rules.serviceTypes && new Set(rules.serviceTypes),
  areas: (rules: Rules) => [new Set(rules.areas), rules.areaEnd],
  managers: (rules: Rules) => rules.forManagers,
};
const partNames = Object.keys(partsOf) as (keyof typeof partsOf)[];

async function readRules(sent: RulesSent, context: MemberContext): Promise<Partial<Rules>> {
  const isTicked = (name: string) => (sent as Record<string, unknown>)[name] !== undefined;
  const refuse = (field: string, rule: string): never => {
    throw new FormRejected([{ field, message: { rule } }]);
  };
  const page = await loadRules(new URLSearchParams(), context);
  const days = weekdays.filter((day) => isTicked(`day_${day}`));
  if (sent.hours && days.length === 0) refuse("hours", "choose_one");
  if (sent.hours && !(sent.from && sent.to)) refuse(sent.from ? "to" : "from", "required");
  if (sent.limit && !sent.amount) refuse("amount", "required");
  const groups = page.groups.filter(({ id }) => isTicked(`group_${id}`));
  if (sent.groups && groups.length === 0) refuse("groups", "choose_one");
  // A failed list must not forbid every type.
  const types = sent.types ? await listActiveServiceTypes(context.api) : [];
  const serviceTypes = types.map(({ id }) => id).filter((id) => isTicked(`type_${id}`));
  if (sent.types && serviceTypes.length === 0) refuse("types", "choose_one");
  return {
    forManagers: sent.managers,
    areaEnd: sent.area_end === "off" ? undefined : sent.area_end,
    ...(sent.hours && { hours: { days, from: sent.from, to: sent.to } }),
    ...(sent.limit && { limit: { amount: Number(sent.amount), currency: page.currency } }),
    ...(sent.groups && { groups }),
    ...(sent.types && { serviceTypes }),
  };
}
