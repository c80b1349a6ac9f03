import type { LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { toDefaultPage } from "../../features/content/content-page.server.ts";
import { contentTitle } from "../../features/content/content-title.ts";
import { ContentView, Extras } from "../../features/content/content-view.tsx";
import { requireScreen } from "../../request/context.server.ts";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => contentTitle(matches, data);

/** Explains how to travel with the group. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "usuario_info");
  const { brand } = context;
  return {
    ...toDefaultPage(context, "usuario_info"),
    extras: brand.extras,
  };
}

export default function PassengerInformation() {
  const { extras, ...page } = useLoaderData<typeof loader>();
  return (
    <ContentView page={page}>
      <Extras extras={extras} />
    </ContentView>
  );
}
