import type { LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { toDefaultPage } from "../../features/content/content-page.server.ts";
import { Article, ContentLayout } from "../../features/content/content-view.tsx";
import { capitalize, nameLanguages } from "../../i18n/format.server.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { DescriptionList } from "../../ui/data/description-list.tsx";
import { TagList } from "../../ui/data/tag-list.tsx";
import { Card } from "../../ui/layout/layout.tsx";
import { texts } from "./texts.ts";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "about");
  const { brand, language } = context;
  return {
    extras: brand.extras,
    spokenLanguages: capitalize(nameLanguages(brand.taxiLanguages, language), language),
    maxPassengers: brand.maxPassengers,
    ...toDefaultPage(context, "about"),
  };
}

export default function About() {
  const { extras, spokenLanguages, maxPassengers, content, ...around } =
    useLoaderData<typeof loader>();
  const t = useTexts(texts);
  const facts = [
    { term: t("speak"), detail: spokenLanguages },
    { term: t("passengers"), detail: t("up_to", { count: maxPassengers }) },
    { term: t("extras"), detail: extras.length > 0 && <TagList tags={extras} /> },
    { term: t("where"), detail: t("where_answer") },
  ];
  return (
    <ContentLayout {...around}>
      <Article content={content} />
      <Card>
        <h2>{t("at_a_glance")}</h2>
        <DescriptionList items={facts} />
      </Card>
    </ContentLayout>
  );
}
