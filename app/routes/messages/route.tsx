import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { submit } from "../../forms/submit.server.ts";
import { toBackPath } from "../../request/back-path.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { loadMessages } from "./load.server.ts";
import { markRead, messageSchema, redirectAfterRead } from "./read.server.ts";
import { texts } from "./texts.ts";
import { MessagesScreen } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "messages");
  return loadMessages(new URL(args.request.url).searchParams, context);
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireScreen(args, "messages");
  return submit(args.request, {
    language: context.language,
    schema: messageSchema,
    run: (sent) => markRead(sent, context),
    done: (sent) => redirectAfterRead(sent, toBackPath(args.request), context),
  });
}

export default function Messages() {
  return <MessagesScreen {...useLoaderData<typeof loader>()} />;
}
