import { Form } from "@remix-run/react";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { CopyLink } from "../../ui/fields/copy-link.tsx";
import { ErrorSummary, TextField } from "../../ui/fields/field.tsx";
import { Card, Page, Stack } from "../../ui/layout/layout.tsx";
import { PageHeader } from "../../ui/layout/page-parts.tsx";
import { radius, space, ui } from "../../ui/styled.ts";
import type { SharePage } from "./load.server.ts";
import { texts } from "./texts.ts";

const QrCode = ui("img", "QrCode")`
  width: min(100%, 15rem);
  margin-top: ${space.xs};
  border: 1px solid var(--border);
  border-radius: ${radius.m};
  background: #fff;
`;

export function ShareView({ page }: { page: SharePage }) {
  const t = useTexts(texts);
  const { summary } = useFormReply();
  const { from, link, back } = page;
  return (
    <Page>
      <PageHeader title={t("title")}>{t("intro")}</PageHeader>
      <ErrorSummary {...summary} />
      <Card>
        <p>
          {t("from")} <strong>{from}</strong>
        </p>
        {link ? <SharedLink {...link} /> : <ShareForm form="share" label={t("make")} />}
      </Card>
      <div>
        <ButtonLink kind="quiet" icon="arrow-left" to={back}>
          {t("back")}
        </ButtonLink>
      </div>
    </Page>
  );
}

function SharedLink({ address, qrCode }: { address: string; qrCode: string }) {
  const t = useTexts(texts);
  return (
    <Stack>
      <TextField name="link" label={t("link")} defaultValue={address} readOnly />
      <CopyLink
        address={address}
        words={{ copy: t("copy"), copied: t("copied"), send: t("send") }}
      />
      <ShareForm form="stop" label={t("stop")} />
      <div>
        <p>{t("scan")}</p>
        <QrCode src={qrCode} alt={t("qr")} width={240} height={240} />
      </div>
    </Stack>
  );
}

function ShareForm({ form, label }: { form: "share" | "stop"; label: string }) {
  return (
    <Form id={form} method="post">
      <input type="hidden" name="form" value={form} />
      {form === "share" ? (
        <Button icon="share">{label}</Button>
      ) : (
        <Button kind="danger">{label}</Button>
      )}
    </Form>
  );
}
