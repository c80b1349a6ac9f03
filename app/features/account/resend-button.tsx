import type { MouseEvent } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { texts } from "./activation-texts.ts";
import { useCountdown } from "./use-countdown.ts";

/** Keeps the focus while it waits; without JavaScript it can be pressed, and the server says how long it still is. */
export function ResendButton({ wait, busy }: { wait: { seconds: number }; busy: boolean }) {
  const t = useTexts(texts);
  const left = useCountdown(wait);
  const isHeld = useHydrated() && left > 0;
  return (
    <Stack $gap="xs">
      <Button
        kind="secondary"
        wide
        name="intent"
        value="resend"
        busy={busy}
        {...(isHeld && { "aria-disabled": true, onClick: ignore })}
      >
        {t("resend")}
      </Button>
      {left > 0 && <p className="field-note">{t("wait", { count: left })}</p>}
    </Stack>
  );
}

const ignore = (press: MouseEvent) => press.preventDefault();
