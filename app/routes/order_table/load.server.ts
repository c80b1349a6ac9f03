import { findUsualPickup } from "../../features/desk/load-desk-form.server.ts";
import { settleUnknown } from "../../features/order-table/answer-table.server.ts";
import { texts as columnTexts } from "../../features/order-table/column-texts.ts";
import { columnsFor, MOST_ROWS } from "../../features/order-table/create-table.server.ts";
import { openTable, tablesOf } from "../../features/order-table/record.server.ts";
import { toTableContext } from "../../features/order-table/table-context.server.ts";
import { resumeTable } from "../../features/order-table/work.server.ts";
import { usualTraveller } from "../../features/order-taxi/traveller.server.ts";
import { loadFavourites } from "../../features/places/favourites.server.ts";
import { loadReferenceFields } from "../../features/references/load-reference-fields.server.ts";
import { formatMomentBriefly } from "../../i18n/format.server.ts";
import { toLocalTime } from "../../i18n/local-time.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { readPage } from "../../request/paging.server.ts";
import { screenNotFound } from "../../request/responses.server.ts";
import { isHotelDesk } from "../../session/access.ts";
import { toTableView } from "./table-view.server.ts";

export type OrderTablePage = Awaited<ReturnType<typeof loadOrderTable>>;

/** The table that the address names, or the form for another one. */
export async function loadOrderTable(request: Request, context: MemberContext) {
  const { siteDomain, brand } = context;
  const query = new URL(request.url).searchParams;
  const isDesk = isHotelDesk(context);
  const page = {
    siteDomain,
    brand: brand.name,
    back: pathTo(isDesk ? "hotel_home" : "request", { siteDomain }),
    isDesk,
  };
  const table = await findTable(query.get("table"), context);
  if (table) return { ...page, table: toTableView(table, readPage(query), context) };
  const [form, earlier] = await Promise.all([loadForm(context), listEarlier(context)]);
  return { ...page, form, earlier };
}

const uuid = /^[\da-f-]{36}$/;

async function findTable(id: string | null, context: MemberContext) {
  if (id === null) return undefined;
  const table = uuid.test(id) ? await openTable(context, id).find() : undefined;
  if (!table) throw screenNotFound();
  // The process that worked on it may have died, so every view of the page goes on.
  resumeTable(toTableContext(context), table.progress);
  return settleUnknown(table, context);
}

async function loadForm(context: MemberContext) {
  const { language } = context;
  const t = createTranslate(columnTexts, language);
  const [usual, asked] = await Promise.all([
    findUsualPickup(loadFavourites(context), context),
    loadReferenceFields(context),
  ]);
  return {
    most: MOST_ROWS,
    columns: [
      ...columnsFor(context).map((column) => t(column)),
      ...(asked ?? []).map(({ name }) => name),
    ],
    usualPickup: usual?.name,
    needsTraveller: usualTraveller(context) === "",
  };
}

async function listEarlier(context: MemberContext) {
  const { brand, language, siteDomain } = context;
  const tables = await tablesOf(context).list();
  const found = await Promise.all(
    tables.map(async ({ id, name, at, rows }) => {
      const progress = await openTable(context, id).readProgress();
      return (
        progress && {
          ...{ id, name, rows, state: progress.state },
          at: formatMomentBriefly(toLocalTime(at, brand.timeZone), language),
          to: pathTo("order_table", { query: { table: id }, siteDomain }),
        }
      );
    }),
  );
  return found.filter((each) => each !== undefined);
}
