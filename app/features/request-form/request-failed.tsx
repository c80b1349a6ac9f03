import { useLocation } from "@remix-run/react";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { ErrorSummary } from "../../ui/fields/field.tsx";
import { originMissingCode } from "../order-taxi/origin-missing.ts";
import { RequestFailedAlert } from "../order-taxi/request-failed-alert.tsx";
import { texts } from "../order-taxi/texts.ts";
import type { RequestView } from "./load-request.server.ts";

/** Why an order was not sent. The user can set a missing address in the profile. */
export function RequestFailed({ view }: { view: RequestView }) {
  const { profile, issues } = view;
  const t = useTexts(texts);
  const { key } = useLocation();
  const { summary, code } = useFormReply();
  const link = profile ? { to: profile, label: t("profile") } : undefined;
  const replied = summary.errors.map((error) => ({
    ...error,
    code: error.fieldId === "from" ? code : undefined,
  }));
  const errors = [...replied, ...issues].map((error) =>
    error.code === originMissingCode ? { ...error, link } : error,
  );
  // A look-up of fares has requested nothing that could fail.
  const isFailed = replied.length > 0 || view.isOrdered || issues.some(({ code: of }) => of);
  // Every load has its own list of problems, but only a new address has new ones.
  const occasion = summary.occasion ?? key;
  if (!isFailed) return <ErrorSummary occasion={occasion} errors={errors} />;
  return <RequestFailedAlert occasion={occasion} errors={errors} />;
}
