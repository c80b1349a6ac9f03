import { Article } from "../../features/content/article.tsx";
import { ContentLayout } from "../../features/content/content-layout.tsx";
import type { ContentPage } from "../../features/content/content-page.server.ts";
import { Extras } from "../../features/content/extras.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { Answers } from "../../ui/data/answers.tsx";
import { Stack } from "../../ui/layout/layout.tsx";
import { PageHeader } from "../../ui/layout/page-parts.tsx";
import { texts } from "./texts.ts";

/** The default questions fold open one by one; a group's own text is shown as it is. */
export function HelpView({
  brandName,
  extras,
  content,
  ...around
}: ContentPage & { brandName: string; extras: string[] }) {
  const t = useTexts(texts);
  return (
    <ContentLayout {...around}>
      {"html" in content.body ? (
        <Article content={content} />
      ) : (
        <>
          <PageHeader title={t("question")}>{t("intro", { brand: brandName })}</PageHeader>
          <Stack as="section" $gap="s">
            <h2>{t("asked")}</h2>
            <Answers
              items={content.body.sections.map(({ heading, blocks }) => ({
                question: heading,
                answer: blocks.flat(),
              }))}
            />
          </Stack>
        </>
      )}
      <Extras extras={extras} />
    </ContentLayout>
  );
}
