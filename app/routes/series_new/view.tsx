import { Form } from "@remix-run/react";
import { flushSync } from "react-dom";
import { NeedsFields } from "../../features/needs/needs-form.tsx";
import { ContactGone } from "../../features/order-draft/contact/contact-gone.tsx";
import { texts as requestTexts } from "../../features/order-draft/texts.ts";
import { PlaceField } from "../../features/places/place-field.tsx";
import { StopFields } from "../../features/places/stop-fields.tsx";
import { ReferenceInputs } from "../../features/references/reference-inputs.tsx";
import { FailureToast } from "../../forms/failure-toast.tsx";
import { InlineErrors } from "../../forms/inline-errors.tsx";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { HiddenFields } from "../../ui/fields/hidden-fields.tsx";
import { Card, Page, Stack } from "../../ui/layout/layout.tsx";
import { PageHeader } from "../../ui/layout/page-parts.tsx";
import { DaysFields } from "./days-fields.tsx";
import type { PlanForm } from "./load.server.ts";
import { texts } from "./texts.ts";
import { WhoFields } from "./who-fields.tsx";

type PlanView = {
  view: PlanForm;
  /** The id of the series that the form changes. */
  changes: string | undefined;
  isContactGone: boolean;
  hadWayBack: boolean;
  isSamePlace: boolean;
  siteDomain: string | undefined;
};

/** The first step: which trip, and on which days. */
export function PlanScreen({
  view,
  changes,
  isContactGone,
  hadWayBack,
  isSamePlace,
  siteDomain,
}: PlanView) {
  const t = useTexts(texts);
  const { summary } = useFormReply({
    labels: {
      at: t("time"),
      first: t(changes ? "first_change" : "first"),
      until: t("until"),
      days_off: t("days_off"),
    },
  });
  const { from, to, stops, unseen } = view;
  const back = changes
    ? {
        to: pathTo("series_one", { params: { id: changes }, siteDomain }),
        label: t("back_to_series"),
      }
    : { to: pathTo("series", { siteDomain }), label: t("back") };
  return (
    <Page $width="reading">
      <FailureToast />
      <PageHeader title={t(changes ? "title_change" : "title")} back={back}>
        {t(changes ? "intro_change" : "intro")}
      </PageHeader>
      <InlineErrors {...summary} />
      {isContactGone && <ContactGone />}
      {hadWayBack && <Notice kind="info" title={t("way_back")} />}
      {isSamePlace && <Notice kind="danger" title={t("same_place")} />}
      <Form method="post" id="plan" noValidate>
        {/* Enter in a field presses the first button that there is. */}
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
          {t("next_step")}
        </button>
        <HiddenFields values={{ intent: "plan", series: changes, ...unseen }} />
        <Stack>
          <Card>
            <Stack>
              <PlaceField name="from" place={from} siteDomain={siteDomain} onKnown={flushSync} />
              <StopFields
                stops={stops}
                near={from.address}
                siteDomain={siteDomain}
                onKnown={flushSync}
                canAdd={view.offersStops}
              />
              <PlaceField
                name="to"
                place={to}
                near={from.address}
                siteDomain={siteDomain}
                onKnown={flushSync}
              />
            </Stack>
          </Card>
          <Card>
            <DaysFields view={view} isChange={changes !== undefined} />
          </Card>
          <WhoFieldsCard view={view} />
          <Card>
            <NeedsFields needs={view.needs} isUsual={view.hasUsualNeeds} />
          </Card>
          {view.referenceFields.length > 0 && (
            <Card>
              <ReferenceInputs fields={view.referenceFields} references={view.references} />
            </Card>
          )}
          <div>
            <Button wide>{t("next_step")}</Button>
          </div>
        </Stack>
      </Form>
    </Page>
  );
}

function WhoFieldsCard({ view }: { view: PlanForm }) {
  const t = useTexts(requestTexts);
  return (
    <Card aria-label={t("details")}>
      <WhoFields view={view} />
    </Card>
  );
}
