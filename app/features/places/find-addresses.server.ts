import { type Address, searchAddresses } from "../../api/addresses.server.ts";
import { readGoodRows } from "../../api/rows.server.ts";
import { type MemberContext, ownGroupId } from "../../request/context.server.ts";
import { optional } from "../../request/trace-in-request.server.ts";
import { MAX_SHOWN_SIMPLE, MIN_TYPED } from "./match-words.ts";

/** Longer than any address. */
const MAX_LENGTH = 200;

export type FoundAddresses = {
  words: string;
  state: "none" | "too_short" | "found" | "not_searched";
  addresses: Address[];
};

/** Searches for pages that ask only for an address. A failing search does not fail the page. */
export async function findAddresses(
  typed: string | undefined,
  context: MemberContext,
): Promise<FoundAddresses> {
  const words = (typed ?? "").trim().slice(0, MAX_LENGTH);
  const without = (state: FoundAddresses["state"]) => ({ words, state, addresses: [] });
  if (words === "") return without("none");
  if (words.length < MIN_TYPED) return without("too_short");
  const query = { words, groupId: ownGroupId(context) };
  const search = readGoodRows(context.api, (rows) => searchAddresses(rows, query));
  const found = await optional(search, undefined, context, "address_search");
  if (!found) return without("not_searched");
  return { words, state: "found", addresses: found.slice(0, MAX_SHOWN_SIMPLE) };
}
