import type { Api } from "../../api/client.server.ts";
import type { MemberContext } from "../../request/context.server.ts";

type Plain = string | number | boolean | null | undefined;
/** A value is plain, a list, or a few named values; a spreadsheet shows each in one cell. */
export type Row = Record<string, Plain | readonly unknown[] | object>;

/** What a part reads with: the API leaves out rows that it cannot read, and the archive counts them. */
export type Reading = { api: Api; context: MemberContext };

export const toIso = (at: number): string => new Date(at).toISOString();
