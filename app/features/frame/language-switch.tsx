import { Form } from "@remix-run/react";
import { languages, nativeNames } from "../../i18n/languages.ts";
import { useLanguage } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";

const headings = { en: "Language", es: "Idioma" };

/** Switches the language and returns to the same page. */
export function LanguageSwitch({ back }: { back: string }) {
  const current = useLanguage();
  return (
    <Form method="post" action="/language" aria-label={headings[current]}>
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
            {nativeNames[language]}
          </Button>
        ))}
    </Form>
  );
}
