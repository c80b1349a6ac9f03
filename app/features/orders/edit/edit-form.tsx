import { Form, Link } from "@remix-run/react";
import { flushSync } from "react-dom";
import { FailureToast } from "../../../forms/failure-toast.tsx";
import { InlineErrors } from "../../../forms/inline-errors.tsx";
import { useFormReply } from "../../../forms/use-form-reply.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { DateTimeFields } from "../../../ui/fields/date-time-fields.tsx";
import { TextField } from "../../../ui/fields/field.tsx";
import { CountField } from "../../../ui/fields/select-field.tsx";
import { Card, Page, Stack } from "../../../ui/layout/layout.tsx";
import { Cluster, Grid, PageHeader } from "../../../ui/layout/page-parts.tsx";
import { NeedsFields } from "../../needs/needs-form.tsx";
import { ContactGone } from "../../order-draft/contact/contact-gone.tsx";
import { NotesField, PhoneField } from "../../order-draft/driver-fields.tsx";
import { texts as requestTexts } from "../../order-draft/texts.ts";
import { PlaceField } from "../../places/place-field.tsx";
import { StopFields } from "../../places/stop-fields.tsx";
import { ReferenceInputs } from "../../references/reference-inputs.tsx";
import type { EditView } from "./load-edit.server.ts";
import { texts } from "./texts.ts";

/** The details of a trip that its user can still change. */
export function EditForm({ view }: { view: EditView }) {
  const t = useTexts(texts);
  const { summary, isBusy } = useFormReply();
  const { from, to, siteDomain, back } = view;
  const backLabel = t(view.isOfTripPage ? "back_to_trip" : "back");
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
                  <p data-line="">
                    <strong>{t("from")}:</strong> <span>{view.pickup}</span>
                    <br />
                    <span className="field-note">{t("pickup_stays")}</span>
                  </p>
                )}
                <StopFields
                  stops={view.stops}
                  near={from?.address}
                  siteDomain={siteDomain}
                  onKnown={flushSync}
                  canAdd={view.offersStops}
                />
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
            <Card>
              <NeedsFields needs={view.needs} />
            </Card>
            {view.referenceFields.length > 0 && (
              <Card>
                <ReferenceInputs fields={view.referenceFields} references={view.references} />
              </Card>
            )}
            <Cluster>
              <Button icon="check" busy={isBusy}>
                {t(isBusy ? "saving" : "save")}
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

function EditDetails({ view }: { view: EditView }) {
  const t = useTexts(requestTexts);
  const { field } = useFormReply();
  const { usualTraveller, mostPassengers } = view;
  return (
    <Stack>
      <Grid>
        <TextField
          label={t("traveller")}
          optional={usualTraveller !== ""}
          required={usualTraveller === ""}
          autoComplete="off"
          maxLength={120}
          {...field("traveller", view.traveller)}
        />
        <PhoneField value={view.phone} />
      </Grid>
      {mostPassengers !== undefined && (
        <CountField
          label={t("passengers")}
          most={mostPassengers}
          {...field("passengers", `${view.passengers}`)}
        />
      )}
      <NotesField value={view.notes} />
    </Stack>
  );
}

/** The time of a booking, in the time zone of the pickup. */
function EditTime({ time }: { time: NonNullable<EditView["time"]> }) {
  const t = useTexts(requestTexts);
  const { typed, errorOf } = useFormReply();
  const { date, time: minute } = time;
  return (
    <Stack $gap="xs">
      <input type="hidden" name="timing" value="later" />
      <DateTimeFields
        date={{ name: "date", label: t("date"), error: errorOf("date") }}
        time={{ name: "time", label: t("time"), error: errorOf("time") }}
        defaultValue={{ date: typed("date", date), time: typed("time", minute) }}
        known={{ date, time: minute }}
        limits={time.limits}
        today={time.today}
      />
      <p className="field-note">{t("zone", { zone: time.zone })}</p>
    </Stack>
  );
}
