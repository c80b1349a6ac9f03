import { randomUUID } from "node:crypto";
import { getCommerce, listCommerces } from "../../api/club.server.ts";
import { readGoodRows, readRows } from "../../api/rows.server.ts";
import { toCommerceView } from "../../features/club/commerce-view.server.ts";
import { formatMoment } from "../../i18n/format.server.ts";
import { nameTimeZone, toLocalDay, toLocalTime } from "../../i18n/local-time.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { readId } from "../../request/responses.server.ts";
import { toLocalWindow } from "./ad-times.ts";

const HOUR_MS = 3_600_000;
const USUAL_DAYS = 7;

export type CommercePage = Awaited<ReturnType<typeof loadCommerce>>;
export type AdFormView = ReturnType<typeof toAdForm>;

/** Returns the path of the user's own shop, or of the club if the user owns none. */
export async function findOwnPath({ api, siteDomain }: MemberContext): Promise<string> {
  const own = (await readGoodRows(api, listCommerces)).find(({ isMine }) => isMine);
  return own ? pathTo("commerce", { params: own, siteDomain }) : pathTo("club", { siteDomain });
}

export async function loadCommerce(given: string, context: MemberContext) {
  const id = readId(given);
  const { value: commerce, leftOut } = await readRows(context.api, (rows) => getCommerce(rows, id));
  const { timeZone } = context.brand;
  return {
    commerce: toCommerceView(commerce, context),
    leftOut,
    club: pathTo("club", { siteDomain: context.siteDomain }),
    zone: nameTimeZone(timeZone, Date.now(), context.language),
    adForm: commerce.isMine ? toAdForm(context) : undefined,
  };
}

function toAdForm({ brand: { timeZone }, language }: MemberContext) {
  const now = Date.now();
  const { min, max } = toLocalWindow(now, timeZone);
  // The next full hour that is still allowed when the user has filled in the form.
  const start = Math.ceil((now + 25 * HOUR_MS) / HOUR_MS) * HOUR_MS;
  return {
    idempotencyKey: randomUUID(),
    limits: { timeZone, min, max },
    today: toLocalDay(now, timeZone),
    window: { min: formatMoment(min, language), max: formatMoment(max, language) },
    starts: toLocalTime(start, timeZone),
    ends: toLocalTime(start + USUAL_DAYS * 24 * HOUR_MS, timeZone),
  };
}
