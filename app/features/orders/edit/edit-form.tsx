import { Form, Link } from "@remix-run/react";
import { flushSync } from "react-dom";
import { FailureToast } from "../../../forms/failure-toast.tsx";
import { InlineErrors } from "../../../forms/inline-errors.tsx";
import { useFormReply } from "../../../forms/use-form-reply.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Card, Page, Stack } from "../../../ui/layout/layout.tsx";
import { Cluster, PageHeader } from "../../../ui/layout/page-parts.tsx";
import { usePending } from "../../../ui/pending/use-pending.ts";
import { ContactGone } from "../../order-draft/contact/contact-gone.tsx";
import { PlaceField } from "../../places/place-field.tsx";
import { EditDetails } from "./edit-details.tsx";
import { EditTime } from "./edit-time.tsx";
import type { EditView } from "./load-edit.server.ts";
import { texts } from "./texts.ts";

/** The details of a trip that its user can still change. */
export function EditForm({ view }: { view: EditView }) {
  const t = useTexts(texts);
  const { summary } = useFormReply();
  const { state, formMethod } = usePending();
  const { from, to, siteDomain, back } = view;
  const backLabel = t(view.isOfTripPage ? "back_to_trip" : "back");
  const isSaving = state !== "idle" && formMethod === "POST";
  return (
    <Page $width="reading">
      <PageHeader title={t("title", { id: `${view.id}` })} back={{ to: back, label: backLabel }}>
        {t("intro")}
      </PageHeader>
      <FailureToast />
      <InlineErrors {...summary} />
      {view.isContactGone && <ContactGone />}
      {view.isEditable ? (
        <Form method="post" action={view.action} id="edit" noValidate>
          {/* Enter in a field presses the first button that there is. */}
          <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
            {t("save")}
          </button>
          <Stack>
            <Card>
              <Stack>
                {from ? (
                  <PlaceField
                    name="from"
                    place={from}
                    siteDomain={siteDomain}
                    onKnown={flushSync}
                  />
                ) : (
                  <p>
                    <strong>{t("from")}:</strong> {view.pickup}
                    <br />
                    <span className="field-note">{t("pickup_stays")}</span>
                  </p>
                )}
                <PlaceField
                  name="to"
                  place={to}
                  near={from?.address}
                  siteDomain={siteDomain}
                  onKnown={flushSync}
                />
              </Stack>
            </Card>
            {view.time && (
              <Card>
                <EditTime time={view.time} />
              </Card>
            )}
            <Card>
              <EditDetails view={view} />
            </Card>
            <Cluster>
              <Button icon="check" busy={isSaving}>
                {t(isSaving ? "saving" : "save")}
              </Button>
              <ButtonLink kind="quiet" to={back}>
                {t("cancel")}
              </ButtonLink>
            </Cluster>
          </Stack>
        </Form>
      ) : (
        <EmptyState icon="lock" title={t("over")} action={<Link to={back}>{backLabel}</Link>} />
      )}
    </Page>
  );
}
