import { Form } from "@remix-run/react";
import { AboutFare, FarePrice } from "../../features/fares/fare-choice.tsx";
import { texts as seriesTexts } from "../../features/series/texts.ts";
import { FailureToast } from "../../forms/failure-toast.tsx";
import { InlineErrors } from "../../forms/inline-errors.tsx";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Table } from "../../ui/data/table.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { TextField } from "../../ui/fields/field.tsx";
import { HiddenFields } from "../../ui/fields/hidden-fields.tsx";
import { RadioCards } from "../../ui/fields/radio-cards.tsx";
import { Card, Page, Stack } from "../../ui/layout/layout.tsx";
import { Cluster, PageHeader } from "../../ui/layout/page-parts.tsx";
import { usePending } from "../../ui/pending/use-pending.ts";
import type { CheckView } from "./load.server.ts";
import { texts } from "./texts.ts";

/** The second step: all dates, the group with its fare, the limit and the consent. */
export function CheckScreen({ view, changes }: { view: CheckView; changes: string | undefined }) {
  const t = useTexts(texts);
  const ofSeries = useTexts(seriesTexts);
  const { summary } = useFormReply();
  const { plan, journey, offers, isStoreEmbedded } = view;
  const back = { to: view.back, label: t("edit") };
  return (
    <Page $width="reading">
      <FailureToast />
      <PageHeader title={t(changes ? "check_title_change" : "check_title")} back={back}>
        {plan.name}, {plan.until}.{" "}
        {journey.to
          ? ofSeries("journey", journey)
          : ofSeries("journey_open", { from: journey.from })}
      </PageHeader>
      <InlineErrors {...summary} />
      {isStoreEmbedded && <Notice kind="warning" title={ofSeries("embedded")} />}
      {offers.length > 0 ? (
        <ConfirmForm view={view} isChange={changes !== undefined} />
      ) : (
        <Notice kind="danger" title={t("no_service")} />
      )}
      <Dates view={view} />
    </Page>
  );
}

function ConfirmForm({ view, isChange }: { view: CheckView; isChange: boolean }) {
  const t = useTexts(texts);
  const { field, checkbox, errorOf, typed } = useFormReply();
  const { state, formMethod } = usePending();
  const { values, key, offers, group, currency, most, hasProfile } = view;
  const isBusy = state !== "idle" && formMethod === "POST";
  return (
    <Card>
      <Form method="post" id="start" noValidate>
        <HiddenFields values={{ ...values, intent: "start", key: typed("key", key) }} />
        <Stack>
          <RadioCards
            name="group"
            label={t("group")}
            hint={t("fare_today")}
            error={errorOf("group")}
            defaultValue={typed("group", `${group ?? ""}`)}
            cards={offers.map((card) => ({
              value: `${card.groupId}`,
              title: card.group,
              description: <AboutFare card={card} />,
              end: <FarePrice card={card} />,
            }))}
          />
          <TextField
            label={t("most")}
            hint={t("most_hint", { currency })}
            inputMode="decimal"
            autoComplete="off"
            {...field("most", most)}
          />
          <Checkbox
            label={t(hasProfile ? "consent" : "consent_employee")}
            value="1"
            required
            {...checkbox("consent")}
          />
          <Cluster>
            <Button icon="check" busy={isBusy}>
              {t(isBusy ? "busy" : isChange ? "save" : "book")}
            </Button>
            <ButtonLink kind="quiet" to={view.back}>
              {t("edit")}
            </ButtonLink>
          </Cluster>
        </Stack>
      </Form>
    </Card>
  );
}

/** Each date, with what the clocks do on it. */
function Dates({ view: { rows, zone } }: { view: CheckView }) {
  const t = useTexts(texts);
  return (
    <Stack $gap="s">
      <Table
        caption={t("dates", { count: rows.length })}
        rows={rows}
        toKey={({ date }) => date}
        columns={[
          { key: "day", header: t("date"), isRowHeader: true, isLabelHidden: true },
          {
            key: "time",
            header: t("time"),
            cell: ({ time, note }) => (
              <>
                {time}
                {note && <div className="field-note">{note}</div>}
              </>
            ),
          },
        ]}
      />
      <p className="field-note">{t("zone", { zone })}</p>
    </Stack>
  );
}
