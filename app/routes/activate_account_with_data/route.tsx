import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { MetaFunction } from "@remix-run/react";
import { activationSubmission, loadActivation } from "../../features/account/activation.server.ts";
import { texts } from "../../features/account/activation-texts.ts";
import { submit } from "../../forms/submit.server.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";

export { ActivationRoute as default } from "../../features/account/activation-view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "activate_account_with_data");
  return loadActivation(context, args);
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireScreen(args, "activate_account_with_data");
  return submit(args.request, activationSubmission(context));
}
