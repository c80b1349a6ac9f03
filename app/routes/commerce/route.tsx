import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { submit } from "../../forms/submit.server.ts";
import { requireScreen } from "../../request/context.server.ts";
import { readId } from "../../request/read-id.server.ts";
import { redirectToScreen } from "../../request/redirect-with-flash.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { adSchema, announce } from "./announce.server.ts";
import { findOwnPath, loadCommerce } from "./load.server.ts";
import { texts } from "./texts.ts";
import { CommerceScreen } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "commerce");
  const { id } = args.params;
  if (id === undefined) throw redirect(await findOwnPath(context));
  return loadCommerce(id, context);
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireScreen(args, "commerce");
  const id = readId(args.params.id);
  return submit(args.request, {
    language: context.language,
    schema: adSchema(context),
    texts,
    fields: { starts_at: "starts_date", ends_at: "ends_date" },
    run: (sent) => announce(id, sent, context),
    done: (flash) => redirectToScreen("commerce", { params: { id }, flash }, context),
  });
}

export default function Commerce() {
  return <CommerceScreen page={useLoaderData<typeof loader>()} />;
}
