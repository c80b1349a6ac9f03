import { Link } from "@remix-run/react";
import type { ChangeEvent } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { type FieldProps, TextField } from "../../ui/fields/field.tsx";
import { ui } from "../../ui/styled.ts";
import { texts } from "./texts.ts";
import { useEmailCheck } from "./use-email-check.ts";

const Taken = ui("span", "EmailTaken")`
  strong { color: var(--danger-text); font-weight: 600; }
`;

/** Tells the user, when they pause typing, that the e-mail has an account, unless the field's error says so. */
export function EmailField({
  checkPath,
  loginPath,
  ...field
}: Omit<FieldProps, "label"> & { checkPath: string; loginPath: string }) {
  const t = useTexts(texts);
  const { isTaken, setEmail } = useEmailCheck(checkPath);
  return (
    <TextField
      {...field}
      label={t("email")}
      hint={
        <span role="status">
          {isTaken && !field.error ? (
            <Taken>
              <strong>{t("email_taken")}</strong> <Link to={loginPath}>{t("log_in")}</Link>
            </Taken>
          ) : (
            t("email_hint")
          )}
        </span>
      }
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event: ChangeEvent<HTMLInputElement>) => setEmail(event.target.value.trim())}
    />
  );
}
