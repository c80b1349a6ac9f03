import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { readRows } from "../../api/rows.server.ts";
import { submit } from "../../forms/submit.server.ts";
import { requireScreen } from "../../request/context.server.ts";
import { redirectWithFlash } from "../../request/flash.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { readPage, toPagePath } from "./address.ts";
import { loadPage } from "./page.server.ts";
import { saveServiceType } from "./save.server.ts";
import { serviceTypeSchema } from "./schema.ts";
import { texts } from "./texts.ts";
import { ServiceTypesView } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const { api, siteDomain } = await requireScreen(args, "service_type");
  const query = new URL(args.request.url).searchParams;
  const { value, leftOut } = await readRows(api, (rows) => loadPage(rows, readPage(query)));
  return {
    ...value,
    leftOut,
    shown: query.get("show"),
    idempotencyKey: randomUUID(),
    siteDomain,
  };
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireScreen(args, "service_type");
  return submit(args.request, {
    language: context.language,
    schema: serviceTypeSchema,
    refusals: "any",
    run: (sent) => saveServiceType(sent, context),
    done: (flash) => {
      const page = readPage(new URL(args.request.url).searchParams);
      return redirectWithFlash(toPagePath({ page, siteDomain: context.siteDomain }), context.app, {
        flash,
      });
    },
  });
}

export default function ServiceTypes() {
  return <ServiceTypesView {...useLoaderData<typeof loader>()} />;
}
