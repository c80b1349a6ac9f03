import { Form } from "@remix-run/react";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { ErrorSummary, TextField } from "../../ui/fields/field.tsx";
import { Card, Page, Stack } from "../../ui/layout/layout.tsx";
import { PageHeader } from "../../ui/layout/page-parts.tsx";
import { usePending } from "../../ui/pending/use-pending.ts";
import type { loadActivation } from "./activation.server.ts";
import { texts } from "./activation-texts.ts";
import { CodeField } from "./code-field.tsx";
import { ResendButton } from "./resend-button.tsx";
import { useRemoveCodeFromUrl } from "./use-remove-code-from-url.ts";

export function ActivationView({ home, ...form }: Awaited<ReturnType<typeof loadActivation>>) {
  const t = useTexts(texts);
  if (home === undefined) return <ActivationForm {...form} />;
  return (
    <Page $width="form">
      <PageHeader title={t("title")} />
      <Card>
        <Stack>
          <Notice kind="success">{t("is_active")}</Notice>
          <ButtonLink wide to={home}>
            {t("go_on")}
          </ButtonLink>
        </Stack>
      </Card>
    </Page>
  );
}

type Waiting = Omit<Awaited<ReturnType<typeof loadActivation>>, "home">;

/** Both buttons use the phone, so they share one form; Enter presses the first. */
function ActivationForm({ phone, code, plainPath, wait }: Waiting) {
  useRemoveCodeFromUrl(code, plainPath);
  const t = useTexts(texts);
  const { field, summary } = useFormReply({ labels: { phone: t("phone"), code: t("code") } });
  // A code works only once, so the API would refuse a second press before the first is answered.
  const pressed = usePending().formData?.get("intent");
  return (
    <Page $width="form">
      <Stack $gap="l">
        <Stack $gap="xs">
          <h1>{t("title")}</h1>
          <p>{t("intro")}</p>
        </Stack>
        <ErrorSummary {...summary} />
        <Stack as={Form} $gap="l" method="post" noValidate>
          <Card>
            <TextField
              {...field("phone", phone)}
              label={t("phone")}
              hint={t("phone_hint")}
              type="tel"
              autoComplete="tel"
            />
            <CodeField {...field("code", code)} label={t("code")} />
            <Button wide name="intent" value="activate" busy={pressed === "activate"}>
              {t("activate")}
            </Button>
          </Card>
          <Stack>
            <Stack $gap="xxs">
              <h2>{t("no_code")}</h2>
              <p>{t("no_code_hint")}</p>
            </Stack>
            <ResendButton wait={wait} busy={pressed === "resend"} />
          </Stack>
        </Stack>
      </Stack>
    </Page>
  );
}
