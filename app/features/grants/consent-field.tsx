import type { ComponentProps } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import type { Consent } from "./load-grants.server.ts";
import { texts } from "./texts.ts";

type Props = Consent & Omit<ComponentProps<typeof Checkbox>, "label" | "hint" | "name">;

/** Asks for a standing permission, in one sentence. Its schema is `consent`, and its field `consent`. */
export function ConsentField({ purpose, isGiven, isUntilRestart, ...input }: Props) {
  const t = useTexts(texts);
  return (
    <Checkbox
      {...input}
      name="consent"
      defaultChecked={isGiven || input.defaultChecked}
      label={t(`consent_${purpose}`)}
      hint={isUntilRestart ? t("until_restart") : undefined}
    />
  );
}
