import type { Favourite } from "../../api/favourites.server.ts";
import { readGoodRows } from "../../api/rows.server.ts";
import { listActiveServiceTypes } from "../../api/service-types.server.ts";
import { findOffers } from "../../features/fares/fares.server.ts";
import { readDraft } from "../../features/order-draft/draft.server.ts";
import { loadFavourites, usualAddressOf } from "../../features/places/favourites.server.ts";
import { resolvePlace } from "../../features/places/places.server.ts";
import { weekdays } from "../../features/rules/rules.ts";
import { rulesOf } from "../../features/rules/rules-record.server.ts";
import { nameWeekday } from "../../i18n/format.server.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { optional } from "../../request/trace-in-request.server.ts";

export type RulesPage = Awaited<ReturnType<typeof loadRules>>;

export const ownRules = ({ app, brand, user }: MemberContext) =>
  rulesOf(app.services, { permalink: brand.permalink, accountId: user.id });

/** The company's rules, and what they choose among. The address holds the place of a new area. */
export async function loadRules(query: URLSearchParams, context: MemberContext) {
  const { api, brand, siteDomain, language } = context;
  const { draft } = readDraft(query, { mostPassengers: brand.maxPassengers });
  const favourites = loadFavourites(context);
  const [rules, types, groups, place] = await Promise.all([
    ownRules(context).read(),
    optional(readGoodRows(api, listActiveServiceTypes), [], context),
    listGroups(favourites, context),
    resolvePlace(draft.from ?? { text: "" }, { favourites }, context),
  ]);
  const known = [...groups, ...(rules.groups ?? [])];
  const { limit } = rules;
  return {
    rules,
    days: weekdays.map((day) => ({ day, name: nameWeekday(day, language) })),
    types: types.map(({ id, name }) => ({ id, name })),
    groups: known.filter(({ id }, at) => known.findIndex((each) => each.id === id) === at),
    currency: limit?.currency ?? brand.currency,
    place,
    siteDomain,
    employees: pathTo("employee", { siteDomain }),
  };
}

/** The groups that the account may order from: those that come to its usual address. */
async function listGroups(
  favourites: Promise<Favourite[]>,
  context: MemberContext,
): Promise<{ id: number; name: string }[]> {
  const { brand, user } = context;
  const own = { id: brand.id, name: brand.name };
  if (user.exclusiveGroupId === brand.id) return [own];
  const saved = await favourites;
  const origin = usualAddressOf(saved) ?? saved[0]?.address;
  if (!origin) return [own];
  const found = findOffers({ origin }, context);
  const { offers } = await optional(found, { offers: [], refused: [], leftOut: 0 }, context);
  return offers.map(({ groupId, name }) => ({ id: groupId, name }));
}
