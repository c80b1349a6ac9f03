import { Form } from "@remix-run/react";
import { languages } from "../../i18n/languages.ts";
import { useLanguage, useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { texts } from "./menu-texts.ts";

/** Each in its own language, so that whoever needs it can read it. */
const names = { en: "English", es: "Español" };

/** Changes to the other language and comes back to the same page. */
export function LanguageSwitch({ back }: { back: string }) {
  const t = useTexts(texts);
  const current = useLanguage();
  return (
    <Form method="post" action="/language" aria-label={t("language")}>
      <input type="hidden" name="back" value={back} />
      {languages
        .filter((language) => language !== current)
        .map((language) => (
          <Button
            key={language}
            kind="quiet"
            icon="globe"
            compact
            name="language"
            value={language}
            lang={language}
          >
            {names[language]}
          </Button>
        ))}
    </Form>
  );
}
