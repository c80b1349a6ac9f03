import { Article } from "../../features/content/article.tsx";
import { ContentLayout } from "../../features/content/content-layout.tsx";
import type { ContentPage } from "../../features/content/content-page.server.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { DescriptionList } from "../../ui/data/description-list.tsx";
import { TagList } from "../../ui/data/tag-list.tsx";
import { Card } from "../../ui/layout/layout.tsx";
import { texts } from "./texts.ts";

export function AboutView({
  extras,
  spokenLanguages,
  maxPassengers,
  content,
  ...around
}: ContentPage & { extras: string[]; spokenLanguages: string; maxPassengers: number }) {
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
        <DescriptionList items={facts.filter(({ detail }) => detail)} />
      </Card>
    </ContentLayout>
  );
}
