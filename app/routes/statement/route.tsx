import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { statusOf, submit } from "../../forms/submit.server.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { closeMonth, closingSchema } from "./close.server.ts";
import { loadStatement } from "./load.server.ts";
import { texts } from "./texts.ts";
import { StatementView } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "statement");
  const page = loadStatement(new URL(args.request.url).searchParams, context);
  return data(page, statusOf(page.problems));
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireScreen(args, "statement");
  return submit(args.request, {
    language: context.language,
    schema: closingSchema,
    texts,
    run: (sent) => closeMonth(sent, context),
    done: (response) => response,
  });
}

export default function Statement() {
  return <StatementView {...useLoaderData<typeof loader>()} />;
}
