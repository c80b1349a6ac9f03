import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { submit } from "../../forms/submit.server.ts";
import { languageCookie } from "../../i18n/detect.server.ts";
import { pathTo } from "../../paths.ts";
import { readBackPath } from "../../request/back-path.ts";
import { getRequestContext } from "../../request/context.server.ts";
import { languageSchema } from "./schema.ts";

export async function action(args: ActionFunctionArgs) {
  const { siteDomain, language } = await getRequestContext(args);
  return submit(args.request, {
    language,
    schema: languageSchema,
    run: async ({ language: chosen, back }) => ({
      cookie: await languageCookie.serialize(chosen),
      to: readBackPath(back) ?? pathTo("before_room", { siteDomain }),
    }),
    done: ({ cookie, to }) => redirect(to, { status: 303, headers: { "Set-Cookie": cookie } }),
  });
}
