import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Stack } from "../../ui/layout/layout.tsx";
import { useFocusAtStart } from "../../ui/use-focus-at-start.ts";
import { texts } from "../approvals/texts.ts";
import { texts as ruleTexts } from "../rules/texts.ts";

/** Which rules of the company the order breaks, and the button of the form that asks a manager. */
export function AskManager({ broken }: { broken: string[] }) {
  const t = useTexts(texts);
  const ofRules = useTexts(ruleTexts);
  const title = useFocusAtStart();
  return (
    <Notice kind="warning" title={ofRules("out_of_rule")} titleRef={title}>
      <Stack $gap="s">
        <ul>
          {broken.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <p>{t("ask_hint")}</p>
        <div>
          <Button kind="secondary" icon="message" name="ask" value="yes">
            {t("ask")}
          </Button>
        </div>
      </Stack>
    </Notice>
  );
}
