import { Link } from "@remix-run/react";
import { type ChangeEvent, useEffect, useState } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { type FieldProps, TextField } from "../../ui/fields/field.tsx";
import { ui } from "../../ui/styled.ts";
import { texts } from "./texts.ts";

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

const DEBOUNCE_MS = 500;

/** Checks while the user types whether the e-mail has an account. Late answers are dropped. */
function useEmailCheck(path: string) {
  const [email, setEmail] = useState("");
  const [isTaken, setTaken] = useState(false);

  useEffect(() => {
    setTaken(false);
    if (!/^\S+@\S+\.\S+$/.test(email)) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await fetchIsTaken(path, email, controller.signal);
      if (!controller.signal.aborted) setTaken(answer);
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [path, email]);

  return { isTaken, setEmail };
}

/** A failed check shows no message. */
async function fetchIsTaken(path: string, email: string, signal: AbortSignal): Promise<boolean> {
  try {
    const body = new URLSearchParams({ email });
    const response = await fetch(path, { method: "POST", body, signal });
    return response.ok && !(await response.json()).isAvailable;
  } catch {
    return false;
  }
}
