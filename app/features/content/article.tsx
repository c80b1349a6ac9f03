import { useLanguage, useTexts } from "../../i18n/use-texts.ts";
import { Stack } from "../../ui/layout/layout.tsx";
import { ContentBody } from "./content-body.tsx";
import type { Content } from "./find-content.server.ts";
import { texts } from "./texts.ts";

/** Tells the user when the text is not in the language of the page. */
export function Article({ content: { title, language, body } }: { content: Content }) {
  const t = useTexts(texts);
  const isForeign = language !== useLanguage();
  const lang = isForeign ? language : undefined;
  return (
    <Stack as="article" $gap="l">
      <h1 lang={lang}>{title}</h1>
      {isForeign && <p>{t("other_language")}</p>}
      <div lang={lang}>
        <ContentBody body={body} />
      </div>
    </Stack>
  );
}
