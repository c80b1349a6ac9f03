import type { LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { toDefaultPage } from "../../features/content/content-page.server.ts";
import { Article, ContentLayout, Extras } from "../../features/content/content-view.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { Answers } from "../../ui/data/answers.tsx";
import { Stack } from "../../ui/layout/layout.tsx";
import { PageHeader } from "../../ui/layout/page-parts.tsx";
import { texts } from "./texts.ts";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "help");
  const { brand } = context;
  return {
    brandName: brand.name,
    extras: brand.extras,
    ...toDefaultPage(context, "help"),
  };
}

/** The default questions fold open one by one; a group's own text is shown as it is. */
export default function Help() {
  const { brandName, extras, content, ...around } = useLoaderData<typeof loader>();
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
