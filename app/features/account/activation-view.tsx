import { Form, useLoaderData } from "@remix-run/react";
import { type MouseEvent, useEffect, useState } from "react";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { ErrorSummary, Field, type FieldProps, TextField } from "../../ui/fields/field.tsx";
import { Card, Page, Stack } from "../../ui/layout/layout.tsx";
import { PageHeader } from "../../ui/layout/page-parts.tsx";
import { usePending } from "../../ui/pending/use-pending.ts";
import { fontSize, ui } from "../../ui/styled.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { loadActivation } from "./activation.server.ts";
import { texts } from "./activation-texts.ts";
import { useRemoveCodeFromUrl } from "./use-remove-code-from-url.ts";

/** The screen of both addresses of the form. */
export function ActivationRoute() {
  const { home, ...form } = useLoaderData<typeof loadActivation>();
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

const Digits = ui("input", "Digits")`
  font-size: ${fontSize.xl};
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.25em;
`;

/** A field for a numeric code, which a phone can fill in from the SMS. */
const CodeField = (props: FieldProps) => (
  <Field
    as={Digits}
    type="text"
    inputMode="numeric"
    autoComplete="one-time-code"
    spellCheck={false}
    {...props}
  />
);

/** `aria-disabled` keeps the focus during the wait. Without JavaScript the server enforces the wait. */
function ResendButton({ wait, busy }: { wait: { seconds: number }; busy: boolean }) {
  const t = useTexts(texts);
  const left = useCountdown(wait);
  const isWaiting = useHydrated() && left > 0;
  return (
    <Stack $gap="xs">
      <Button
        kind="secondary"
        wide
        name="intent"
        value="resend"
        busy={busy}
        {...(isWaiting && { "aria-disabled": true, onClick: preventPress })}
      >
        {t("resend")}
      </Button>
      {left > 0 && <p className="field-note">{t("wait", { count: left })}</p>}
    </Stack>
  );
}

const preventPress = (press: MouseEvent) => press.preventDefault();

/** Counts the seconds down; every new object starts a new countdown. */
function useCountdown(wait: { seconds: number }): number {
  const [left, setLeft] = useState(wait.seconds);
  useEffect(() => {
    const endsAt = Date.now() + wait.seconds * 1000;
    const update = () => {
      const seconds = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(update, 1000);
    update();
    return () => clearInterval(timer);
  }, [wait]);
  return left;
}
