import { Form } from "@remix-run/react";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Table } from "../../ui/data/table.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { ErrorSummary } from "../../ui/fields/field.tsx";
import { HiddenFields } from "../../ui/fields/hidden-fields.tsx";
import { Stack } from "../../ui/layout/layout.tsx";
import { space, ui } from "../../ui/styled.ts";
import type { StatementPage, StatementSums } from "./load.server.ts";
import { texts } from "./texts.ts";

const Tools = ui("div", "ClosingTools")`
  display: grid;
  gap: ${space.s};
  justify-items: start;
  @media print { display: none; }
`;

type Props = { sums: StatementSums; period: NonNullable<StatementPage["period"]> };

/** A month that was closed, with what has changed since, or the button that closes it. */
export function Closing({ sums, period }: Props) {
  const t = useTexts(texts);
  const { closing, corrections } = sums;
  if (!closing && !mayClose({ sums, period })) return null;
  return (
    <Stack as="section" aria-labelledby="closing">
      <h3 id="closing">{t("closing")}</h3>
      {closing && (
        <Notice
          kind={corrections.length > 0 ? "warning" : "success"}
          title={t("closed", { when: closing.when, name: closing.by })}
        >
          {corrections.length > 0
            ? t("corrected", { count: corrections.length })
            : t("uncorrected")}
        </Notice>
      )}
      {corrections.length > 0 && <Corrections corrections={corrections} />}
      {mayClose({ sums, period }) && <CloseForm sums={sums} period={period} />}
    </Stack>
  );
}

function Corrections({ corrections }: Pick<StatementSums, "corrections">) {
  const t = useTexts(texts);
  return (
    <Table
      caption={t("corrections")}
      cardsTo="none"
      rows={corrections}
      toKey={({ id, before }) => `${id} ${before}`}
      columns={[
        { key: "id", header: t("number"), isRowHeader: true },
        {
          key: "before",
          header: t("before"),
          align: "end",
          cell: ({ before, references }) => (
            <Then amount={before} references={references?.before} />
          ),
        },
        {
          key: "after",
          header: t("after"),
          align: "end",
          cell: ({ after, references }) => <Then amount={after} references={references?.after} />,
        },
      ]}
    />
  );
}

/** The references are named where they have changed. */
function Then({ amount, references }: { amount: string | null; references: string | undefined }) {
  const t = useTexts(texts);
  return (
    <>
      {amount ?? t("not_charged")}
      {references !== undefined && <small>{references || t("no_references")}</small>}
    </>
  );
}

/** Only a whole month that has ended is closed; to close it anew accepts what has changed. */
function mayClose({ sums, period }: Props): boolean {
  const { closing, corrections, canClose, missing } = sums;
  const isEnded = period.month !== undefined && !period.isOpen;
  const hasChanged = !closing || corrections.length > 0;
  return isEnded && canClose && missing === 0 && hasChanged;
}

function CloseForm({ sums: { closing }, period }: Props) {
  const t = useTexts(texts);
  const { summary, isBusy } = useFormReply({ form: "close" });
  return (
    <Tools>
      <ErrorSummary {...summary} />
      <p>{t(closing ? "close_anew_hint" : "close_hint")}</p>
      <Form method="post" action={period.here} preventScrollReset>
        <HiddenFields values={{ form: "close", month: period.month }} />
        <Button kind="secondary" icon="lock" busy={isBusy}>
          {t(closing ? "close_anew" : "close")}
        </Button>
      </Form>
    </Tools>
  );
}
