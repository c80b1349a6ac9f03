import type { MouseEvent } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Stack } from "../../ui/layout/layout.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { texts } from "./activation-texts.ts";
import { useCountdown } from "./use-countdown.ts";

/** `aria-disabled` keeps the focus during the wait. Without JavaScript the server enforces the wait. */
export function ResendButton({ wait, busy }: { wait: { seconds: number }; busy: boolean }) {
  const t = useTexts(texts);
  const left = useCountdown(wait);
  const isWaiting = useHydrated() && left > 0;
  return (
    <Stack $gap="xs">
      <Button
        kind="secondary"
        wide
        name="intent"
        value="resend"
        busy={busy}
        {...(isWaiting && { "aria-disabled": true, onClick: preventPress })}
      >
        {t("resend")}
      </Button>
      {left > 0 && <p className="field-note">{t("wait", { count: left })}</p>}
    </Stack>
  );
}

const preventPress = (press: MouseEvent) => press.preventDefault();
