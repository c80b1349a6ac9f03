import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { texts as formTexts } from "../../features/support/form-texts.ts";
import { submit } from "../../forms/submit.server.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { loadNewTicket, loadTickets } from "./load.server.ts";
import { redirectToTicket, sendTicket, ticketSchema } from "./send.server.ts";
import { texts } from "./texts.ts";
import { NewTicketForm, TicketsScreen } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "tickets");
  const query = new URL(args.request.url).searchParams;
  return query.get("show") === "new" ? loadNewTicket(query, context) : loadTickets(query, context);
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireScreen(args, "tickets");
  return submit(args.request, {
    language: context.language,
    schema: ticketSchema,
    fields: { service_id: "trip" },
    texts: formTexts,
    endsWithFiles: true,
    run: (sent) => sendTicket(sent, context),
    done: (id) => redirectToTicket(id, context),
  });
}

export default function Tickets() {
  const view = useLoaderData<typeof loader>();
  return "list" in view ? <TicketsScreen {...view} /> : <NewTicketForm {...view} />;
}
