import { useFormReply } from "../../../forms/use-form-reply.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { ErrorSummary } from "../../../ui/fields/error-summary.tsx";
import type { RequestView } from "../request/load-request.server.ts";
import { originMissingCode } from "./origin-missing.ts";
import { texts } from "./texts.ts";

/** Why an order was not taken. An address that is missing can be put into the profile. */
export function RequestFailed({ view }: { view: RequestView }) {
  const { profile, complaints } = view;
  const t = useTexts(texts);
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
  const occasion = summary.occasion ?? complaints;
  const title = isFailed ? t("request_failed") : undefined;
  return <ErrorSummary occasion={occasion} errors={errors} title={title} />;
}
