import { Form } from "@remix-run/react";
import { ConsentField } from "../../features/grants/consent-field.tsx";
import { NeedsFields } from "../../features/needs/needs-form.tsx";
import { ContactGone } from "../../features/order-draft/contact/contact-gone.tsx";
import { texts as draftTexts } from "../../features/order-draft/texts.ts";
import { toReferenceLabels } from "../../features/references/reference-fields.ts";
import { ReferenceInputs } from "../../features/references/reference-inputs.tsx";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorSummary } from "../../ui/fields/field.tsx";
import { HiddenFields } from "../../ui/fields/hidden-fields.tsx";
import { Card, Stack } from "../../ui/layout/layout.tsx";
import { usePending } from "../../ui/pending/use-pending.ts";
import { HolderFields } from "./holder-fields.tsx";
import { JourneyFields } from "./journey-fields.tsx";
import type { ReadyLinksPage } from "./load.server.ts";
import { PriceFields } from "./price-fields.tsx";
import { texts } from "./texts.ts";

/** What the link orders, for whom, for how much at most, and until when. */
export function NewLinkForm({ page }: { page: ReadyLinksPage }) {
  const t = useTexts(texts);
  const ofDraft = useTexts(draftTexts);
  const { checkbox, summary } = useFormReply({
    labels: {
      ...{ from: ofDraft("from"), group: t("group"), limit: t("limit"), hours: t("hours") },
      ...{ traveller: t("label"), phone: t("phone"), notes: t("notes") },
      ...{ employee: ofDraft("employee"), service_type: ofDraft("service_type") },
      ...toReferenceLabels(page.form.referenceFields),
    },
  });
  const { form, consent, isContactGone } = page;
  const { formData } = usePending();
  const isMaking = formData?.has("priced") === true && !formData.has("look_up");
  return (
    <Stack as="section" aria-labelledby="new-link">
      <h2 id="new-link">{t("new_link")}</h2>
      <ErrorSummary {...summary} />
      {isContactGone && <ContactGone />}
      <Stack as={Form} method="post" id="make-link" noValidate replace>
        {/* Enter in a field presses the first button that there is. */}
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
          {t("make")}
        </button>
        <HiddenFields values={{ priced: form.priced, usual_limit: form.usualLimit }} />
        <Card>
          <Stack $gap="l">
            <JourneyFields page={page} />
            <PriceFields form={form} />
          </Stack>
        </Card>
        <Card>
          <HolderFields form={form} />
        </Card>
        <Card>
          <Stack $gap="l">
            <NeedsFields needs={form.needs} isUsual={form.hasUsualNeeds} />
            <ReferenceInputs fields={form.referenceFields} references={form.references} />
          </Stack>
        </Card>
        <ConsentField {...consent} {...checkbox("consent")} />
        <div>
          <Button icon="qr-code" busy={isMaking}>
            {t("make")}
          </Button>
        </div>
      </Stack>
    </Stack>
  );
}
