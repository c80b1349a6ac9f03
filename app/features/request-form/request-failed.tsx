import { useLocation } from "@remix-run/react";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { ErrorSummary } from "../../ui/fields/error-summary.tsx";
import { originMissingCode } from "../order-taxi/origin-missing.ts";
import { RequestFailedAlert } from "../order-taxi/request-failed-alert.tsx";
import { texts } from "../order-taxi/texts.ts";
import type { RequestView } from "./load-request.server.ts";

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
