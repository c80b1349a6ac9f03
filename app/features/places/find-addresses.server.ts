import { type Address, searchAddresses } from "../../api/addresses.server.ts";
import { readGoodRows } from "../../api/rows.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { optional } from "../../request/optional.server.ts";
import { ownGroupId } from "../../request/own-group.ts";
import { LEAST_TYPED, MOST_SHOWN_SIMPLE } from "./match-words.ts";

/** More than any address has. */
const MOST_CHARACTERS = 200;

export type FoundAddresses = {
  words: string;
  state: "none" | "too_short" | "found" | "not_searched";
  addresses: Address[];
};

/** Where nothing but an address is asked for. A search that fails leaves the page as good as it was. */
export async function findAddresses(
  typed: string | undefined,
  context: MemberContext,
): Promise<FoundAddresses> {
  const words = (typed ?? "").trim().slice(0, MOST_CHARACTERS);
  const without = (state: FoundAddresses["state"]) => ({ words, state, addresses: [] });
  if (words === "") return without("none");
  if (words.length < LEAST_TYPED) return without("too_short");
  const search = { words, groupId: ownGroupId(context) };
  const asked = readGoodRows(context.api, (rows) => searchAddresses(rows, search));
  const found = await optional(asked, undefined, context, "address_search");
  if (!found) return without("not_searched");
  return { words, state: "found", addresses: found.slice(0, MOST_SHOWN_SIMPLE) };
}
