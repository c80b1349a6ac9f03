import { Form } from "@remix-run/react";
import { directionOf, type NamedLanguage } from "../../i18n/languages.ts";
import { useLanguage, useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../button.tsx";
import { Icon } from "../icon.tsx";
import { texts } from "./texts.ts";

/** One button where there is one other language; a list that opens where there are more. */
export function LanguageSwitch({ languages, back }: { languages: NamedLanguage[]; back: string }) {
  const t = useTexts(texts);
  const current = useLanguage();
  const others = languages.filter(({ language }) => language !== current);
  if (others.length === 0) return null;
  const isList = others.length > 1;
  const form = (
    <Form method="post" action="/language" aria-label={t("language")} reloadDocument>
      <input type="hidden" name="back" value={back} />
      {others.map(({ language, name }) => (
        <Button
          key={language}
          kind="quiet"
          icon={isList ? undefined : "globe"}
          compact
          name="language"
          value={language}
          lang={language}
          dir={directionOf(language)}
        >
          {name}
        </Button>
      ))}
    </Form>
  );
  if (!isList) return form;
  return (
    <details className="language-switch">
      <summary>
        <Icon name="globe" />
        <span className="visually-hidden">{t("language")}: </span>
        {languages.find(({ language }) => language === current)?.name}
        <Icon name="chevron-down" />
      </summary>
      {form}
    </details>
  );
}
