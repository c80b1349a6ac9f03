import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { submit } from "../../forms/submit.server.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { loadCalendar } from "./load.server.ts";
import { calendarSchema, saveCalendar } from "./save.server.ts";
import { texts } from "./texts.ts";
import { CalendarView } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  return loadCalendar(await requireScreen(args, "calendar"));
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireScreen(args, "calendar");
  return submit(args.request, {
    language: context.language,
    schema: calendarSchema,
    run: (sent) => saveCalendar(sent, context),
    done: (response) => response,
  });
}

export default function Calendar() {
  return <CalendarView page={useLoaderData<typeof loader>()} />;
}
