import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { submit } from "../../forms/submit.server.ts";
import { requireScreen } from "../../request/context.server.ts";
import { readId } from "../../request/read-id.server.ts";
import { redirectToScreen } from "../../request/redirect-with-flash.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { loadPromo } from "./load.server.ts";
import { promoSchema, redeem } from "./redeem.server.ts";
import { texts } from "./texts.ts";
import { PromoPage } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "promo");
  return loadPromo(readId(args.params.id), context);
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireScreen(args, "promo");
  const id = readId(args.params.id);
  return submit(args.request, {
    language: context.language,
    schema: promoSchema,
    texts,
    run: ({ key }) => redeem(id, key, context),
    done: (flash) => redirectToScreen("promo", { params: { id }, flash }, context),
  });
}

/** After a refusal the promotion's state may have changed, so we load it again. */
export const shouldRevalidate = () => true;

export default function Promo() {
  return <PromoPage promo={useLoaderData<typeof loader>()} />;
}
