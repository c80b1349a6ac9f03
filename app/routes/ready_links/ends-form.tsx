import { Form } from "@remix-run/react";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { texts as draftTexts } from "../../features/order-draft/texts.ts";
import { PlaceField } from "../../features/places/place-field.tsx";
import { formatPlaceProblem } from "../../features/places/place-problem.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { HiddenFields } from "../../ui/fields/hidden-fields.tsx";
import { Stack } from "../../ui/layout/layout.tsx";
import type { ReadyLinksPage } from "./load.server.ts";
import { texts } from "./texts.ts";

/** The pickup, and the destination if its maker fixes it: the fares depend on both. */
export function EndsForm({ page }: { page: ReadyLinksPage }) {
  const t = useTexts(texts);
  const ofDraft = useTexts(draftTexts);
  const form = useRef<HTMLFormElement>(null);
  const { from, to, groups, siteDomain, phone } = page;
  const isKnown = from.address && (to.address || to.state === "empty");
  const field = { siteDomain, phone };
  const onKnown = (change: () => void) => {
    flushSync(change);
    form.current?.requestSubmit();
  };
  return (
    <Form ref={form} method="get" role="search" aria-label={t("journey")} noValidate>
      <HiddenFields values={{ site_domain: siteDomain }} />
      <Stack>
        <PlaceField
          name="from"
          place={from}
          {...field}
          onKnown={onKnown}
          issue={formatPlaceProblem(from, phone, ofDraft)}
        />
        <PlaceField name="to" place={to} near={from.address} {...field} onKnown={onKnown} />
        {isKnown && groups.length === 0 && <Notice kind="warning">{t("no_service")}</Notice>}
        <div>
          <Button kind="secondary" icon="search">
            {t("look_up")}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
