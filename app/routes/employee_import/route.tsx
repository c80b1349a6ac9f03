import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { texts as problemTexts } from "../../features/company/import/problem-texts.ts";
import { keepGoing, recordsOf } from "../../features/company/import/work.server.ts";
import { submit } from "../../forms/submit.server.ts";
import { pathTo } from "../../paths.ts";
import { enter } from "../../request/context.server.ts";
import { goOn } from "../../request/redirect-with-flash.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { type ImportView, toImportView } from "./load.server.ts";
import { saveImport } from "./save.server.ts";
import { importSchema } from "./schema.ts";
import { texts } from "./texts.ts";
import { ImportScreen } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

type ImportData = { record?: Pick<ImportView, "state"> };

// Without JavaScript the page looks for news by itself, as quickly as employees are added.
export const handle = {
  isLive: (data: unknown) => (data as ImportData | undefined)?.record?.state === "running",
  everySeconds: 3,
};

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args, "employee_import");
  const record = await recordsOf(visit).find();
  // The process that worked on it may be gone; whoever looks on sets another to it.
  if (record?.progress.state === "running") keepGoing(visit);
  const asked = Number(new URL(args.request.url).searchParams.get("page"));
  const page = Math.min(Math.max(Math.trunc(asked) || 1, 1), 10_000);
  return {
    record: record && toImportView(record, page, visit.language),
    siteDomain: visit.siteDomain,
  };
}

export async function action(args: ActionFunctionArgs) {
  const visit = await enter(args, "employee_import");
  return submit(args.request, {
    language: visit.language,
    schema: importSchema(visit.brand),
    texts: problemTexts,
    run: (sent) => saveImport(sent, visit),
    done: () => goOn(pathTo("employee_import", { siteDomain: visit.siteDomain }), visit.context),
  });
}

export default function EmployeeImport() {
  return <ImportScreen {...useLoaderData<typeof loader>()} />;
}
