import { useLocation } from "@remix-run/react";
import { useFormReply } from "../../../forms/use-form-reply.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { AlertDialog } from "../../../ui/dialog/alert-dialog.tsx";
import { ErrorSummary, errorSummaryId, type FormError } from "../../../ui/fields/error-summary.tsx";
import type { RequestView } from "../request/load-request.server.ts";
import { originMissingCode } from "./origin-missing.ts";
import { texts } from "./texts.ts";

/** Why an order was not taken. An address that is missing can be put into the profile. */
export function RequestFailed({ view }: { view: RequestView }) {
  const { profile, complaints } = view;
  const t = useTexts(texts);
  const { key } = useLocation();
  const { summary, code } = useFormReply();
  const link = profile ? { to: profile, label: t("profile") } : undefined;
  const replied = summary.errors.map((error) => ({
    ...error,
    code: error.fieldId === "from" ? code : undefined,
  }));
  const errors = [...replied, ...complaints].map((error) =>
    error.code === originMissingCode ? { ...error, link } : error,
  );
  // Nothing was requested yet where the fares were looked up.
  const isFailed = replied.length > 0 || view.isOrdered || complaints.some(({ code: of }) => of);
  // Each load of the page has complaints of its own, and only a new address has new ones to tell.
  const occasion = summary.occasion ?? key;
  if (!isFailed) return <ErrorSummary occasion={occasion} errors={errors} />;
  return <RequestFailedAlert occasion={occasion} errors={errors} />;
}

/** The alert of every form that orders a taxi. */
export function RequestFailedAlert({
  errors,
  occasion,
}: {
  errors: FormError[];
  occasion: unknown;
}) {
  const t = useTexts(texts);
  if (errors.length === 0) return null;
  return (
    <AlertDialog labelledBy={errorSummaryId} occasion={occasion}>
      <ErrorSummary occasion={occasion} errors={errors} title={t("request_failed")} />
    </AlertDialog>
  );
}
