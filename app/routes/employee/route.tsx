import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { texts as needsTexts } from "../../features/needs/texts.ts";
import { submit } from "../../forms/submit.server.ts";
import { requireScreen } from "../../request/context.server.ts";
import { redirectWithFlash } from "../../request/flash.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { readListAddress, toListPath } from "./address.ts";
import { loadEmployees } from "./list.server.ts";
import { employeeSchema, saveEmployee } from "./save.server.ts";
import { texts } from "./texts.ts";
import { EmployeesView } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "employee");
  return loadEmployees(new URL(args.request.url).searchParams, context);
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireScreen(args, "employee");
  return submit(args.request, {
    language: context.language,
    schema: employeeSchema(context.brand),
    texts: needsTexts,
    // The specification shows the company the API's message for any status.
    refusals: "any",
    run: (sent) => saveEmployee(sent, context),
    done: ({ flash, opens, staysOpen }) => {
      const query = new URL(args.request.url).searchParams;
      const show = staysOpen ? query.get("show") : null;
      const address = readListAddress(query, context.siteDomain);
      return redirectWithFlash(toListPath(address, show ? { show } : opens), context.app, {
        flash,
      });
    },
  });
}

export default function Employees() {
  return <EmployeesView {...useLoaderData<typeof loader>()} />;
}
