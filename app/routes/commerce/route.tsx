import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { submit } from "../../forms/submit.server.ts";
import { pathTo } from "../../paths.ts";
import { enter } from "../../request/context.server.ts";
import { readId } from "../../request/read-id.server.ts";
import { goOn } from "../../request/redirect-with-flash.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { announce } from "./announce.server.ts";
import { findOwnPath, loadCommerce } from "./load.server.ts";
import { adSchema } from "./schema.ts";
import { texts } from "./texts.ts";
import { CommerceScreen } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args, "commerce");
  const { id } = args.params;
  if (id === undefined) throw redirect(await findOwnPath(visit));
  return loadCommerce(id, visit);
}

export async function action(args: ActionFunctionArgs) {
  const visit = await enter(args, "commerce");
  const id = readId(args.params.id);
  return submit(args.request, {
    language: visit.language,
    schema: adSchema(visit),
    texts,
    fields: { starts_at: "starts_date", ends_at: "ends_date" },
    run: (sent) => announce(id, sent, visit),
    done: (said) =>
      goOn(pathTo("commerce", { params: { id }, siteDomain: visit.siteDomain }), visit.context, {
        said,
      }),
  });
}

export default function Commerce() {
  return <CommerceScreen page={useLoaderData<typeof loader>()} />;
}
