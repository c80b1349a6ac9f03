import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { loginOf } from "../../features/account/ask-code.server.ts";
import { texts as limitTexts } from "../../features/account/code-limit-texts.ts";
import { submit } from "../../forms/submit.server.ts";
import { countryOf } from "../../i18n/phones.server.ts";
import { pathTo } from "../../paths.ts";
import { enter } from "../../request/context.server.ts";
import { landingPath } from "../../request/landing.server.ts";
import { goOn } from "../../request/redirect-with-flash.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { askForRemoval, remove } from "./remove.server.ts";
import { removalSchema } from "./schema.ts";
import { texts } from "./texts.ts";
import { RemoveAccountView } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

/** Removes nothing: whoever looks at a letter's links, as programs do, only sees the question. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args, "remove_account");
  const { user, siteDomain } = visit;
  const { code } = args.params;
  const isSent = new URL(args.request.url).searchParams.has("sent");
  return {
    step: code ? "confirm" : isSent ? "sent" : "ask",
    code: code ?? "",
    login: loginOf(visit),
    isCompany: user?.isCompany ?? false,
    askPath: pathTo("remove_account", { siteDomain }),
    codePath: pathTo("remove_account", { query: { sent: "" }, siteDomain }),
    stayPath: landingPath(user, visit),
  } as const;
}

export async function action(args: ActionFunctionArgs) {
  const visit = await enter(args, "remove_account");
  return submit(args.request, {
    language: visit.language,
    schema: removalSchema(countryOf(visit.brand)),
    texts: limitTexts,
    run: (sent) =>
      sent.intent === "ask" ? askForRemoval(visit, sent.login) : remove(visit, sent.code),
    done: ({ to, ...told }) => goOn(to, args.context, told),
  });
}

export default function RemoveAccount() {
  return <RemoveAccountView {...useLoaderData<typeof loader>()} />;
}
