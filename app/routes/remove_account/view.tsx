import { Form, Link } from "@remix-run/react";
import { useRemoveCodeFromUrl } from "../../features/account/use-remove-code-from-url.ts";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { ErrorSummary, TextField } from "../../ui/fields/field.tsx";
import { Card, Page, Stack } from "../../ui/layout/layout.tsx";
import { PageHeader } from "../../ui/layout/page-parts.tsx";
import { space, ui } from "../../ui/styled.ts";
import type { Loss } from "./losses.ts";
import { texts } from "./texts.ts";

type Removal = {
  step: "ask" | "sent" | "confirm";
  code: string;
  login: string;
  losses: Loss[];
  askPath: string;
  codePath: string;
  stayPath: string;
};

export function RemoveAccountView({ step, losses, ...removal }: Removal) {
  useRemoveCodeFromUrl(removal.code, removal.codePath);
  const t = useTexts(texts);
  const { summary, code } = useFormReply({
    labels: { login: t("login"), code: t("code"), understood: t("understood_label") },
  });
  return (
    <Page $width="form">
      <PageHeader title={t("title")}>{t("intro")}</PageHeader>
      <ErrorSummary {...summary} />
      {(code === "accountHere" || code === "account") && (
        <ButtonLink wide kind="secondary" to={removal.codePath}>
          {t("have_code")}
        </ButtonLink>
      )}
      {step === "sent" && <Notice>{t("sent")}</Notice>}
      <Losses losses={losses} />
      <Card>{step === "ask" ? <Ask {...removal} /> : <Confirm {...removal} />}</Card>
      {step !== "ask" && <Link to={removal.askPath}>{t("send_again")}</Link>}
    </Page>
  );
}

type Part = Omit<Removal, "step" | "losses">;

function Ask({ login, askPath, stayPath }: Part) {
  const t = useTexts(texts);
  const { field } = useFormReply();
  return (
    <Stack as={Form} method="post" action={askPath} noValidate>
      <input type="hidden" name="intent" value="ask" />
      <p>{t("how")}</p>
      <TextField
        {...field("login", login)}
        label={t("login")}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button wide>{t("send")}</Button>
      <ButtonLink wide kind="secondary" to={stayPath}>
        {t("stay")}
      </ButtonLink>
    </Stack>
  );
}

function Confirm({ code, stayPath }: Part) {
  const t = useTexts(texts);
  const { field, checkbox } = useFormReply();
  return (
    <Stack as={Form} method="post" noValidate>
      <input type="hidden" name="intent" value="remove" />
      <TextField
        {...field("code", code)}
        label={t("code")}
        hint={t("code_hint")}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Checkbox {...checkbox("understood")} label={t("understood")} />
      <Button wide kind="danger">
        {t("remove")}
      </Button>
      <ButtonLink wide kind="secondary" to={stayPath}>
        {t("stay")}
      </ButtonLink>
    </Stack>
  );
}

const List = ui("ul", "Losses")`
  padding-inline-start: 1.125rem;
  margin-bottom: ${space.s};
`;

function Losses({ losses }: Pick<Removal, "losses">) {
  const t = useTexts(texts);
  return (
    <Notice kind="warning" title={t("lost")}>
      <List>
        {losses.map((loss) => (
          <li key={loss}>{t(loss)}</li>
        ))}
      </List>
      <p>{t("bookings")}</p>
    </Notice>
  );
}
