import { useRef } from "react";
import { flushSync } from "react-dom";
import { texts as draftTexts } from "../../features/order-draft/texts.ts";
import { PlaceField } from "../../features/places/place-field.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Stack } from "../../ui/layout/layout.tsx";
import type { ReadyLinksPage } from "./load.server.ts";
import { texts } from "./texts.ts";

/** The pickup, and the destination if its maker fixes it: the prices depend on both. */
export function JourneyFields({ page: { form, siteDomain, phone } }: { page: ReadyLinksPage }) {
  const t = useTexts(texts);
  const ofDraft = useTexts(draftTexts);
  const tools = useRef<HTMLDivElement>(null);
  const { from, to } = form;
  const onKnown = (change: () => void) => {
    flushSync(change);
    const lookUp = tools.current?.querySelector("button");
    lookUp?.form?.requestSubmit(lookUp);
  };
  const shared = { siteDomain, phone, onKnown };
  return (
    <Stack>
      <PlaceField name="from" place={from} {...shared} />
      <PlaceField
        name="to"
        place={to}
        near={from.address}
        hint={ofDraft("to_hint_traveller")}
        {...shared}
      />
      {form.hasNoService && <Notice kind="warning">{t("no_service")}</Notice>}
      <div ref={tools}>
        <Button kind="secondary" icon="search" name="look_up" value="1">
          {t("look_up")}
        </Button>
      </div>
    </Stack>
  );
}
