import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { texts as formTexts } from "../../features/support/form-texts.ts";
import { submit } from "../../forms/submit.server.ts";
import { requireScreen } from "../../request/context.server.ts";
import { readId } from "../../request/read-id.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { answerSchema, redirectToAnswer, sendAnswer } from "./answer.server.ts";
import { loadTicket } from "./load.server.ts";
import { texts } from "./texts.ts";
import { TicketScreen } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "ticket");
  return loadTicket(readId(args.params.id), context);
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireScreen(args, "ticket");
  const id = readId(args.params.id);
  return submit(args.request, {
    language: context.language,
    schema: answerSchema,
    texts: formTexts,
    endsWithFiles: true,
    run: (sent) => sendAnswer(id, sent, context),
    done: (answerId) => redirectToAnswer(id, answerId, context),
  });
}

export default function Ticket() {
  return <TicketScreen {...useLoaderData<typeof loader>()} />;
}
