import { Form, Link } from "@remix-run/react";
import type { ComponentProps } from "react";
import type { GoogleLogin } from "../../features/account/strategies.server.ts";
import { useFormReply } from "../../forms/use-form-reply.ts";
import type { CountryChoice } from "../../i18n/phones.server.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { ErrorSummary, PasswordField, TextField } from "../../ui/fields/field.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Card, Page, Stack } from "../../ui/layout/layout.tsx";
import { relOf } from "../../ui/navigation/rel-of.ts";
import { ui } from "../../ui/styled.ts";
import { EmailField } from "./email-field.tsx";
import { texts } from "./texts.ts";

export function RegisterView(page: {
  google: GoogleLogin | undefined;
  country: string;
  countries: CountryChoice[];
  emailCheckPath: string;
  loginPath: string;
  termsPath: string;
  privacyPath: string;
}) {
  const t = useTexts(texts);
  const { field, blank, checkbox, summary, isBusy } = useFormReply({
    labels: {
      name: t("name"),
      email: t("email"),
      phone: t("phone"),
      password: t("password"),
      password_again: t("password_again"),
      friend_code: t("friend_code"),
    },
  });
  return (
    <Page $width="form">
      <Stack $gap="l">
        <Stack $gap="xs">
          <h1>{t("title")}</h1>
          <p>
            {t("known")} <Link to={page.loginPath}>{t("log_in")}</Link>
          </p>
        </Stack>
        <ErrorSummary {...summary} />
        {page.google && <ButtonLink kind="secondary" wide icon="google" {...page.google} />}
        <Card>
          <Stack as={Form} $gap="l" method="post" noValidate>
            <TextField {...field("name")} label={t("name")} autoComplete="name" />
            <EmailField
              {...field("email")}
              checkPath={page.emailCheckPath}
              loginPath={page.loginPath}
            />
            <Stack>
              <SelectField
                {...field("country", page.country)}
                label={t("country")}
                autoComplete="tel-country-code"
              >
                {page.countries.map(({ code, label }) => (
                  <option key={code} value={code}>
                    {label}
                  </option>
                ))}
              </SelectField>
              <TextField
                {...field("phone")}
                label={t("phone")}
                hint={t("phone_hint")}
                type="tel"
                autoComplete="tel"
              />
            </Stack>
            <PasswordField
              {...blank("password")}
              label={t("password")}
              hint={t("password_hint")}
              autoComplete="new-password"
            />
            <PasswordField
              {...blank("password_again")}
              label={t("password_again")}
              autoComplete="new-password"
            />
            <TextField
              {...field("friend_code")}
              label={t("friend_code")}
              autoComplete="off"
              autoCapitalize="characters"
              optional
            />
            <div>
              <Consent
                {...checkbox("terms")}
                to={page.termsPath}
                words={t("accept_terms")}
                link={t("terms")}
              />
              <Consent
                {...checkbox("privacy")}
                to={page.privacyPath}
                words={t("accept_privacy")}
                link={t("privacy")}
              />
            </div>
            <Button wide busy={isBusy}>
              {t("sign_up")}
            </Button>
          </Stack>
        </Card>
      </Stack>
    </Page>
  );
}

const NewTabLink = ui("span", "NewTabLink")`
  white-space: nowrap;
  svg { display: inline; margin-inline-start: 0.25em; vertical-align: -0.125em; }
`;

/** Opens the text in a new tab, so that the user keeps the form's input. */
function Consent({
  to,
  words,
  link,
  ...checkbox
}: { to: string; words: string; link: string } & Omit<ComponentProps<typeof Checkbox>, "label">) {
  const t = useTexts(texts);
  return (
    <Checkbox
      {...checkbox}
      label={
        <>
          {words}{" "}
          <Link to={to} target="_blank" rel={relOf(to)}>
            {link}
            <NewTabLink>
              <Icon name="external" size="1em" />
              <span className="visually-hidden"> {t("new_tab")}</span>
            </NewTabLink>
          </Link>
        </>
      }
    />
  );
}
