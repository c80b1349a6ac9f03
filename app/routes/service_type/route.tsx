import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { submit } from "../../forms/submit.server.ts";
import { requireScreen } from "../../request/context.server.ts";
import { redirectWithFlash } from "../../request/flash.server.ts";
import { readPage } from "../../request/paging.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { toListPath } from "./address.ts";
import { loadServiceTypes } from "./page.server.ts";
import { saveServiceType, serviceTypeSchema } from "./save.server.ts";
import { texts } from "./texts.ts";
import { ServiceTypesView } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "service_type");
  return loadServiceTypes(new URL(args.request.url).searchParams, context);
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
      const to = toListPath({ page, siteDomain: context.siteDomain });
      return redirectWithFlash(to, context.app, { flash });
    },
  });
}

export default function ServiceTypes() {
  return <ServiceTypesView {...useLoaderData<typeof loader>()} />;
}
