import type { LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { listCommerces } from "../../api/club.server.ts";
import { readRows } from "../../api/rows.server.ts";
import { defer } from "../../deferred.ts";
import { toCommerceView } from "../../features/club/commerce-view.server.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { type MemberContext, requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { DeferredPart } from "../../ui/deferred-part.tsx";
import { Page } from "../../ui/layout/layout.tsx";
import { PageHeader } from "../../ui/layout/page-parts.tsx";
import { Commerces } from "./commerces.tsx";
import { texts } from "./texts.ts";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "club");
  return { list: defer(loadList(context)) };
}

async function loadList(context: MemberContext) {
  const { value, leftOut } = await readRows(context.api, listCommerces);
  const commerces = value
    .map((commerce) => toCommerceView(commerce, context))
    .toSorted((one, other) => Number(other.isMine) - Number(one.isMine));
  return { commerces, leftOut };
}

export default function Club() {
  const { list } = useLoaderData<typeof loader>();
  const t = useTexts(texts);
  return (
    <Page>
      <PageHeader title={t("title")}>{t("intro")}</PageHeader>
      <DeferredPart part={list} label={t("title")} lines={16}>
        {(value) => <Commerces {...value} />}
      </DeferredPart>
    </Page>
  );
}
