import { z } from "zod";
import { noteActivity } from "../../features/activity/note-activity.server.ts";
import {
  closingOf,
  createClosing,
  findObstacle,
  MOST_CLOSED,
} from "../../features/statement/closings.server.ts";
import { isOpen, readPeriod, toPeriodQuery } from "../../features/statement/period.server.ts";
import { readStatement } from "../../features/statement/read-statement.server.ts";
import { FormRejected } from "../../forms/reply.ts";
import { toLocalDay } from "../../i18n/local-time.ts";
import { createTranslate } from "../../i18n/translate.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { redirectToScreen } from "../../request/flash.server.ts";
import { isHotelDesk } from "../../session/access.ts";
import { texts } from "./texts.ts";

export const closingSchema = z.object({ form: z.literal("close"), month: z.string().max(10) });

/** Keeps what the month comes to now, so that its statement names what changes later. */
export async function closeMonth(
  { month }: z.output<typeof closingSchema>,
  context: MemberContext,
): Promise<Response> {
  const { brand, language, user } = context;
  const today = toLocalDay(Date.now(), brand.timeZone);
  const { period } = readPeriod(new URLSearchParams({ month }), today);
  if (!period?.month || isOpen(period, today)) throw refuse("cannot_close_open");
  const closing = createClosing();
  const statement = await readStatement(period, context, { onEntry: closing.add });
  const obstacle = findObstacle(statement);
  if (obstacle) throw refuse(`cannot_close_${obstacle}`);
  await closingOf(month, context).write(
    closing.close(user.name, roomsSinceOf(period, statement, context)),
  );
  await noteActivity({ kind: "month_closed", month }, context);
  const text = createTranslate(texts, language)("closed_done");
  const query = toPeriodQuery(period);
  return redirectToScreen("statement", { query, flash: { kind: "success", text } }, context);
}

const refuse = (rule: string) =>
  new FormRejected([{ field: "", message: { rule, values: { most: MOST_CLOSED } } }]);

/** From which day on the closing has rooms; undefined where it has none. */
function roomsSinceOf(
  { from, to }: { from: string; to: string },
  { roomsSince }: { roomsSince: string | undefined },
  context: MemberContext,
): string | undefined {
  const since = roomsSince ?? from;
  return isHotelDesk(context) && since <= to ? since : undefined;
}
