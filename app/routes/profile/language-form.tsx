import { Form } from "@remix-run/react";
import { languages, nativeNames } from "../../i18n/languages.ts";
import { useLanguage } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";

export function LanguageForm({ back }: { back: string }) {
  const current = useLanguage();
  return (
    <Cluster as={Form} method="post" action="/language" aria-labelledby="language">
      <input type="hidden" name="back" value={back} />
      {languages.map((language) => (
        <Button
          key={language}
          kind="secondary"
          icon={language === current ? "check" : undefined}
          aria-pressed={language === current}
          name="language"
          value={language}
          lang={language}
        >
          {nativeNames[language]}
        </Button>
      ))}
    </Cluster>
  );
}
