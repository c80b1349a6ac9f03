import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { texts as problemTexts } from "../../features/company/import/problem-texts.ts";
import { recordsOf, resumeImport } from "../../features/company/import/work.server.ts";
import { submit } from "../../forms/submit.server.ts";
import { requireScreen } from "../../request/context.server.ts";
import { readPage } from "../../request/paging.server.ts";
import { redirectToScreen } from "../../request/redirect-with-flash.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { type ImportView, toImportView } from "./load.server.ts";
import { importSchema, saveImport } from "./save.server.ts";
import { texts } from "./texts.ts";
import { ImportScreen } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

type ImportData = { record?: Pick<ImportView, "state"> };

// Without JavaScript the page refreshes itself, often enough to show the progress.
export const handle = {
  isLive: (data: unknown) => (data as ImportData | undefined)?.record?.state === "running",
  everySeconds: 3,
};

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "employee_import");
  const record = await recordsOf(context).find();
  // The process that ran the import may have stopped, so every view of the page resumes it.
  if (record?.progress.state === "running") resumeImport(context);
  const page = readPage(new URL(args.request.url).searchParams);
  return {
    record: record && toImportView(record, page, context.language),
    siteDomain: context.siteDomain,
  };
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireScreen(args, "employee_import");
  return submit(args.request, {
    language: context.language,
    schema: importSchema(context.brand),
    texts: problemTexts,
    run: (sent) => saveImport(sent, context),
    done: () => redirectToScreen("employee_import", {}, context),
  });
}

export default function EmployeeImport() {
  return <ImportScreen {...useLoaderData<typeof loader>()} />;
}
