import { Form, Link } from "@remix-run/react";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { ErrorSummary, TextField } from "../../ui/fields/field.tsx";
import { Card, Page, Stack } from "../../ui/layout/layout.tsx";
import { PageHeader } from "../../ui/layout/page-parts.tsx";
import { texts } from "./texts.ts";

type Recovery = {
  isSent: boolean;
  login: string;
  askPath: string;
  resetPath: string;
  loginPath: string | undefined;
};

export function RecoverPasswordView({ isSent, loginPath, ...recovery }: Recovery) {
  const t = useTexts(texts);
  return (
    <Page $width="form">
      <PageHeader
        title={t(isSent ? "sent_title" : "title")}
        back={loginPath === undefined ? undefined : { to: loginPath, label: t("to_login") }}
      >
        {!isSent && t("intro")}
      </PageHeader>
      {isSent ? <Sent {...recovery} /> : <Ask {...recovery} />}
    </Page>
  );
}

type Part = Omit<Recovery, "isSent" | "loginPath">;

function Ask({ login, askPath, resetPath }: Part) {
  const t = useTexts(texts);
  const { field, summary, code } = useFormReply({ labels: { login: t("login") } });
  return (
    <>
      <ErrorSummary {...summary} />
      {(code === "accountHere" || code === "account") && (
        <ButtonLink wide to={resetPath}>
          {t("have_code")}
        </ButtonLink>
      )}
      <Card>
        <Stack as={Form} method="post" action={askPath} noValidate>
          <TextField
            {...field("login", login)}
            label={t("login")}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button wide>{t("send")}</Button>
        </Stack>
      </Card>
    </>
  );
}

function Sent({ askPath, resetPath }: Part) {
  const t = useTexts(texts);
  return (
    <Card>
      <Stack>
        <Notice>
          <p>{t("sent")}</p>
          <p>{t("sent_hint")}</p>
        </Notice>
        <ButtonLink wide to={resetPath}>
          {t("have_code")}
        </ButtonLink>
        <Link to={askPath}>{t("send_again")}</Link>
      </Stack>
    </Card>
  );
}
