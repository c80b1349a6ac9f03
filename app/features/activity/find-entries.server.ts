import { isDate } from "../../i18n/calendar.ts";
import { toLocalDay } from "../../i18n/local-time.ts";
import { toIsoDate } from "../../i18n/typed-moment.ts";
import { holdsWords } from "../../i18n/words.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { companyOf } from "../../session/company-of.ts";
import { activityLogOf, type Entry, MOST_ENTRIES } from "./activity-log.server.ts";
import { type Area, areas } from "./kinds.server.ts";
import { areaOf } from "./say-entry.server.ts";

export type ActivityProblems = { from?: "notADate"; to?: "notADate" | "beforeFrom" };

export type ActivityQuery = {
  values: { person: string; area: Area | ""; from: string; to: string };
  problems: ActivityProblems;
  /** The place from which an older page goes on. */
  before: string | undefined;
};

/** Reads the filter from the address, which users may edit. */
export function readActivityQuery(query: URLSearchParams): ActivityQuery {
  const read = (name: string) => query.get(name)?.trim() ?? "";
  const [from, to] = [toIsoDate(read("from")), toIsoDate(read("to"))];
  const isWrong = (day: string) => day !== "" && !isDate(day);
  const before = /^\d{1,15}-\d{1,10}$/.exec(read("before"))?.[0];
  return {
    values: {
      person: read("person").slice(0, 80),
      area: areas.find((area) => area === read("area")) ?? "",
      from,
      to,
    },
    problems: {
      ...(isWrong(from) && { from: "notADate" }),
      ...(isWrong(to) && { to: "notADate" }),
      ...(isDate(from) && isDate(to) && to < from && { to: "beforeFrom" }),
    },
    before,
  };
}

/** Leaves out what is empty, so that addresses stay short. */
export const toActivityQuery = ({ values }: Pick<ActivityQuery, "values">) => ({
  person: values.person || undefined,
  area: values.area || undefined,
  from: values.from || undefined,
  to: values.to || undefined,
});

/** How many entries the panel reads at once. */
const CHUNK = 500;

/** The company's entries that match, the newest first; none for a filter with a problem. */
export async function findEntries(
  { values, problems, before }: ActivityQuery,
  most: number,
  { app, brand, user }: MemberContext,
): Promise<{ entries: Entry[]; hasMore: boolean }> {
  const found: Entry[] = [];
  const accountId = companyOf(user);
  if (accountId === undefined || Object.keys(problems).length > 0) {
    return { entries: found, hasMore: false };
  }
  const log = activityLogOf(app.services, { permalink: brand.permalink, accountId });
  const isMatch = matcherOf(values, brand.timeZone);
  let place = before;
  for (let read = 0; read <= MOST_ENTRIES && found.length <= most; read += CHUNK) {
    const { entries, next } = await log.readBack(CHUNK, place);
    found.push(...entries.filter(isMatch));
    if (!next) break;
    place = next;
  }
  return { entries: found.slice(0, most), hasMore: found.length > most };
}

function matcherOf({ person, area, from, to }: ActivityQuery["values"], timeZone: string) {
  return ({ at, by, kind, details }: Entry): boolean => {
    if (area !== "" && areaOf(kind) !== area) return false;
    if (
      person !== "" &&
      ![by.name, `${details.employee ?? ""}`].some((name) => holdsWords(name, person))
    ) {
      return false;
    }
    if (from === "" && to === "") return true;
    const day = toLocalDay(at, timeZone);
    return (from === "" || day >= from) && (to === "" || day <= to);
  };
}
