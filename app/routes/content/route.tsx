import type { LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import {
  type ContentPage,
  toContact,
  toContentPage,
  toLinks,
} from "../../features/content/content-page.server.ts";
import { contentTitle } from "../../features/content/content-title.ts";
import { ContactCard, ContentView } from "../../features/content/content-view.tsx";
import { findContent } from "../../features/content/find-content.server.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenNotFound } from "../../request/responses.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { Page } from "../../ui/layout/layout.tsx";
import { PageHeader } from "../../ui/layout/page-parts.tsx";
import { WithAside } from "../../ui/layout/prose.tsx";
import { LinkList } from "../../ui/navigation/link-list.tsx";
import { texts } from "./texts.ts";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  data && "content" in data ? contentTitle(matches, data) : screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "content");
  const { brand, language } = context;
  const { content_key: key } = args.params;
  if (key === undefined) {
    return { brandName: brand.name, links: toLinks(context), contact: toContact(context) };
  }
  const content = findContent(brand, key, language);
  if (!content) throw screenNotFound();
  return toContentPage(context, key, content);
}

export default function Content() {
  const page = useLoaderData<typeof loader>();
  return "content" in page ? <ContentView page={page} /> : <ContentListView {...page} />;
}

function ContentListView({
  brandName,
  contact,
  links,
}: Pick<ContentPage, "contact" | "links"> & { brandName: string }) {
  const t = useTexts(texts);
  return (
    <Page>
      <WithAside aside={<ContactCard contact={contact} />}>
        <PageHeader title={t("title")}>{t("intro", { brand: brandName })}</PageHeader>
        <LinkList title={t("all")} links={links} />
      </WithAside>
    </Page>
  );
}
