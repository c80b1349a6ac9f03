import { data } from "@remix-run/node";
import type { FormReply } from "../forms/reply.ts";
import { keepableValues } from "../forms/values.ts";
import { formatPhone } from "../i18n/phones.server.ts";
import { createTranslate } from "../i18n/translate.ts";
import { toPageUrl } from "../request/back-path.ts";
import { type Args, findRequestContext } from "../request/context.server.ts";
import { screenAt } from "../request/screen-at.server.ts";
import { texts } from "../request/texts.ts";

/**
 * Shows a form again with its values after the API failed, because an anonymous user has no session to save
 * it in. Undefined where the address has no page.
 */
export async function rerenderForm(args: Args, form: FormData) {
  const context = await findRequestContext(args);
  const { pathname } = toPageUrl(args.request);
  if (!context || context.session || screenAt(pathname) === "not_found") return undefined;
  const { brand, language, app } = context;
  const t = createTranslate(texts, language);
  const phone = brand.phone && formatPhone(brand.phone, brand.phone);
  const body: FormReply = {
    values: keepableValues(form),
    fieldErrors: {},
    title: t("problem"),
    formErrors: [
      t("problem_hint"),
      ...(phone ? [t("call_us", { phone })] : []),
      t("reference", { id: app.requestId }),
    ],
  };
  return data(body, { status: 502 });
}
