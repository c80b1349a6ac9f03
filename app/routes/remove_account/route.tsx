import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { removalSchema } from "../../features/account/account-schemas.server.ts";
import { texts as limitTexts } from "../../features/account/code-limit-texts.ts";
import { loginOf } from "../../features/account/request-code.server.ts";
import { submit } from "../../forms/submit.server.ts";
import { countryOf } from "../../i18n/phones.server.ts";
import { pathTo } from "../../paths.ts";
import { requireScreen } from "../../request/context.server.ts";
import { redirectWithFlash } from "../../request/flash.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { landingPath } from "../../session/access.ts";
import { listLosses } from "./losses.ts";
import { askForRemoval, remove } from "./remove.server.ts";
import { texts } from "./texts.ts";
import { RemoveAccountView } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

/** Mail scanners follow links too, so opening the link only shows the question. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "remove_account");
  const { brand, user, siteDomain } = context;
  const { code } = args.params;
  const isSent = new URL(args.request.url).searchParams.has("sent");
  return {
    step: code ? "confirm" : isSent ? "sent" : "ask",
    code: code ?? "",
    login: loginOf(context),
    losses: listLosses(brand, user),
    askPath: pathTo("remove_account", { siteDomain }),
    codePath: pathTo("remove_account", { query: { sent: "" }, siteDomain }),
    stayPath: landingPath(context),
  } as const;
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireScreen(args, "remove_account");
  return submit(args.request, {
    language: context.language,
    schema: removalSchema(countryOf(context.brand)),
    texts: limitTexts,
    run: (sent) =>
      sent.intent === "ask" ? askForRemoval(context, sent.login) : remove(context, sent.code),
    done: ({ to, ...response }) => redirectWithFlash(to, args.context, response),
  });
}

export default function RemoveAccount() {
  return <RemoveAccountView {...useLoaderData<typeof loader>()} />;
}
