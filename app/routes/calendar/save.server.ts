import { z } from "zod";
import { noteActivity } from "../../features/activity/note-activity.server.ts";
import { feedOf } from "../../features/calendar-feed/feeds.server.ts";
import { giveGrant, loadConsent, revokeGrant } from "../../features/grants/load-grants.server.ts";
import { consent, formsOf } from "../../forms/rules.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { redirectToScreen } from "../../request/flash.server.ts";
import { texts } from "./texts.ts";

export const calendarSchema = formsOf(
  z.object({ form: z.literal("make"), consent }),
  z.object({ form: z.literal("renew") }),
  z.object({ form: z.literal("end") }),
);

/** Makes the feed by the user's permission, gives it a new address, or ends both. */
export async function saveCalendar(
  { form }: z.output<typeof calendarSchema>,
  context: MemberContext,
): Promise<Response> {
  const { app, brand, user, language } = context;
  const feed = feedOf(app.services, { permalink: brand.permalink, accountId: user.id });
  if (form === "end") {
    await feed.end();
    await revokeGrant("calendar", context);
  } else {
    if (form === "make") await giveGrant("calendar", context);
    // Another tab may have ended the feed, or the permission.
    else if (!((await feed.read()) && (await loadConsent("calendar", context)).isGiven)) {
      return redirectToScreen("calendar", {}, context);
    }
    await feed.make(language);
    if (form === "renew") await noteActivity({ kind: "calendar_renewed" }, context);
  }
  const text = createTranslate(texts, language)(`${form}_done`);
  return redirectToScreen("calendar", { flash: { kind: "success", text } }, context);
}
