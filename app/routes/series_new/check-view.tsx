import { Form } from "@remix-run/react";
import { AboutFare, FareLack, FarePrice } from "../../features/fares/fare-choice.tsx";
import type { FareCard } from "../../features/fares/fares.server.ts";
import { ConsentField } from "../../features/grants/consent-field.tsx";
import { texts as needsTexts } from "../../features/needs/texts.ts";
import { texts as seriesTexts } from "../../features/series/texts.ts";
import { FailureToast } from "../../forms/failure-toast.tsx";
import { InlineErrors } from "../../forms/inline-errors.tsx";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { TextField } from "../../ui/fields/field.tsx";
import { HiddenFields } from "../../ui/fields/hidden-fields.tsx";
import { RadioCards } from "../../ui/fields/radio-cards.tsx";
import { Card, Page, Stack } from "../../ui/layout/layout.tsx";
import { Cluster, PageHeader } from "../../ui/layout/page-parts.tsx";
import { DatesByMonth } from "./dates-by-month.tsx";
import type { CheckView } from "./load.server.ts";
import { texts } from "./texts.ts";

/** The second step: all dates, the group with its fare, the limit and the consent. */
export function CheckScreen({ view, changes }: { view: CheckView; changes: string | undefined }) {
  const t = useTexts(texts);
  const ofSeries = useTexts(seriesTexts);
  const { summary } = useFormReply();
  const { plan, journey, offers, tooEarly, isStoreEmbedded } = view;
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
        <Notice
          kind="danger"
          title={tooEarly ? t("too_early", { day: tooEarly }) : t("no_service")}
        />
      )}
      <DatesByMonth view={view} />
    </Page>
  );
}

function ConfirmForm({ view, isChange }: { view: CheckView; isChange: boolean }) {
  const t = useTexts(texts);
  const { field, checkbox, errorOf, typed, isBusy } = useFormReply();
  const { values, key, offers, group, currency, most, consent } = view;
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
            cards={offers.map(({ card, isServing }) => ({
              value: `${card.groupId}`,
              title: card.group,
              description: <AboutGroup card={card} />,
              end: <FarePrice card={card} />,
              disabled: !isServing,
            }))}
          />
          <TextField
            label={t("most")}
            hint={t("most_hint", { currency })}
            inputMode="decimal"
            autoComplete="off"
            {...field("most", most)}
          />
          <ConsentField {...consent} required {...checkbox("consent")} />
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

/** A group that cannot serve the trip says why. */
function AboutGroup({ card }: { card: FareCard }) {
  const t = useTexts(needsTexts);
  if (card.lacks) return <FareLack card={card} />;
  if (card.unserved) return <>{t("unserved_mark", { needs: card.unserved })}</>;
  return <AboutFare card={card} />;
}
