import { createHash } from "node:crypto";
import type { Api } from "../../api/client.server.ts";
import { createAd, getCommerce } from "../../api/club.server.ts";
import { findRow, readGoodRows } from "../../api/rows.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import type { MemberContext } from "../../request/context.server.ts";
import type { Flash } from "../../request/flash.server.ts";
import { runOperation } from "../../request/idempotency.server.ts";
import { screenNotFound } from "../../request/responses.server.ts";
import type { Operation } from "../../store/idempotency.server.ts";
import type { AdSent } from "./schema.ts";
import { texts } from "./texts.ts";

/** A form that is sent twice announces one ad. Only the shop's owner may announce one. */
export async function announce(id: number, sent: AdSent, context: MemberContext): Promise<Flash> {
  const { api, brand, user, language } = context;
  const { key, title, text, startsAt, endsAt } = sent;
  const ad = { title, text, startsAt, endsAt };
  const listOwnAds = async (rows: Api) => {
    const { isMine, ads } = await getCommerce(rows, id);
    if (!isMine) throw screenNotFound();
    return ads;
  };
  const digest = createHash("sha256").update(JSON.stringify(ad)).digest("base64url");
  const operation: Operation<number[], number> = {
    key: `${brand.permalink}:once:ad:${user.id}:${id}:${key}:${digest}`,
    prepare: async () => (await readGoodRows(api, listOwnAds)).map((each) => each.id),
    send: async (_, idempotencyKey) => (await createAd(api, id, ad, idempotencyKey)).id,
    find: (before) =>
      findRow(api, async (rows) => {
        const ads = await listOwnAds(rows);
        return ads.find((each) => each.title === ad.title && !before.includes(each.id))?.id;
      }),
  };
  const outcome = await runOperation("createAd", operation, context);
  const t = createTranslate(texts, language);
  return outcome.state === "done"
    ? { kind: "success", text: t("announced") }
    : { kind: "failure", text: t("unknown") };
}
