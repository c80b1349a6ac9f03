import { Link } from "@remix-run/react";
import type { PhoneLink } from "../../i18n/phones.server.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { texts } from "./texts.ts";

/** Says how to get an account: by oneself, or from a group that creates all accounts, by phone. */
export function Newcomer({
  registerPath,
  phone,
}: {
  registerPath?: string;
  phone?: PhoneLink | null;
}) {
  const t = useTexts(texts);
  if (registerPath) {
    return (
      <p>
        {t("new_here")} <Link to={registerPath}>{t("sign_up")}</Link>
      </p>
    );
  }
  return (
    phone && (
      <p>
        {t("new_here")} <a href={phone.href}>{t("call_for_account", { phone: phone.text })}</a>
      </p>
    )
  );
}
