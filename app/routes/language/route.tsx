import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { submit } from "../../forms/submit.server.ts";
import { readBackPath } from "../../http/back-path.ts";
import { openVisit } from "../../http/visit.server.ts";
import { languageCookie } from "../../i18n/detect.server.ts";
import { pathTo } from "../../paths.ts";
import { languageSchema } from "./schema.ts";

export async function action(args: ActionFunctionArgs) {
  const { siteDomain, language } = await openVisit(args);
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
