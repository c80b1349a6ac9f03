import { Form } from "@remix-run/react";
import { ConsentField } from "../../features/grants/consent-field.tsx";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { CopyLink } from "../../ui/fields/copy-link.tsx";
import { ErrorSummary, TextField } from "../../ui/fields/field.tsx";
import { HiddenFields } from "../../ui/fields/hidden-fields.tsx";
import { Card, Page, Stack } from "../../ui/layout/layout.tsx";
import { Cluster, PageHeader } from "../../ui/layout/page-parts.tsx";
import type { CalendarPage } from "./load.server.ts";
import { texts } from "./texts.ts";

/** The user's reservations in the user's own calendar. */
export function CalendarView({ page }: { page: CalendarPage }) {
  const t = useTexts(texts);
  const { feed, hasEnded, paths } = page;
  return (
    <Page $width="reading">
      <PageHeader title={t("title")} back={{ to: paths.bookings, label: t("back") }}>
        {t("intro")}
      </PageHeader>
      {hasEnded && <Notice kind="warning">{t("ended")}</Notice>}
      {feed ? <Address feed={feed} /> : <MakeForm page={page} />}
    </Page>
  );
}

function Address({ feed }: { feed: NonNullable<CalendarPage["feed"]> }) {
  const t = useTexts(texts);
  const { address, webcal, made, read } = feed;
  return (
    <Card aria-labelledby="address">
      <Stack>
        <h2 id="address">{t("address")}</h2>
        <p>{t("address_hint")}</p>
        <TextField key={address} name="link" label={t("address")} defaultValue={address} readOnly />
        <div>
          <ButtonLink icon="calendar" to={webcal} reloadDocument>
            {t("subscribe")}
          </ButtonLink>
        </div>
        <CopyLink
          address={address}
          words={{ copy: t("copy"), copied: t("copied"), send: t("send") }}
        />
        <p>
          {t("made", { when: made })} {read ? t("read", { when: read }) : t("never_read")}
        </p>
        <p>{t("renew_hint")}</p>
        <Cluster>
          <Form method="post">
            <HiddenFields values={{ form: "renew" }} />
            <Button kind="secondary" icon="refresh">
              {t("renew")}
            </Button>
          </Form>
          <Form method="post">
            <HiddenFields values={{ form: "end" }} />
            <Button kind="danger">{t("end")}</Button>
          </Form>
        </Cluster>
      </Stack>
    </Card>
  );
}

function MakeForm({ page: { consent } }: { page: CalendarPage }) {
  const t = useTexts(texts);
  const { checkbox, summary, isBusy } = useFormReply({ form: "make" });
  return (
    <Card aria-labelledby="make">
      <h2 id="make">{t("make")}</h2>
      <Form method="post" id="make-calendar" noValidate>
        <Stack>
          <HiddenFields values={{ form: "make" }} />
          <ErrorSummary {...summary} />
          <p>{t("make_hint")}</p>
          <ConsentField {...consent} {...checkbox("consent")} />
          <div>
            <Button icon="calendar" busy={isBusy}>
              {t("make")}
            </Button>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
