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

/** The months that were closed, with what has changed since, and the button that closes a month, or why there is none. */
export function Closing({ sums, period }: Props) {
  const t = useTexts(texts);
  const { summary } = useFormReply({ form: "close" });
  const { closings, obstacle, mostClosed } = sums;
  const isEnded = period.month !== undefined && !period.isOpen;
  if (closings.length === 0 && !isEnded && summary.errors.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="closing">
      <h3 id="closing">{t("closing")}</h3>
      {closings.length > 0 && <Closings sums={sums} period={period} />}
      <ErrorSummary {...summary} />
      {isEnded && obstacle && <p>{t(`cannot_close_${obstacle}`, { most: mostClosed })}</p>}
      {isEnded && !obstacle && <CloseForm sums={sums} period={period} />}
    </Stack>
  );
}

function Closings({ sums, period }: Props) {
  const t = useTexts(texts);
  const { closings, corrections, corrected } = sums;
  const [first] = closings;
  const kind = corrected > 0 ? "warning" : "success";
  const more = corrected - corrections.length;
  return (
    <>
      {period.month && first ? (
        <Notice kind={kind} title={t("closed", { when: first.when, name: first.by })}>
          {corrected > 0 ? t("corrected", { count: corrected }) : t("uncorrected")}
        </Notice>
      ) : (
        <Notice
          kind={kind}
          title={corrected > 0 ? t("changed", { count: corrected }) : t("unchanged")}
        >
          <ul>
            {closings.map(({ month, name, when, by }) => (
              <li key={month}>{t("closed_month", { month: name, when, name: by })}</li>
            ))}
          </ul>
        </Notice>
      )}
      {corrected > 0 && <Corrections corrections={corrections} />}
      {more > 0 && <p>{t("more_in_files", { count: more })}</p>}
    </>
  );
}

function Corrections({ corrections }: Pick<StatementSums, "corrections">) {
  const t = useTexts(texts);
  return (
    <Table
      caption={t("corrections")}
      rows={corrections}
      toKey={({ id, before }) => `${id} ${before}`}
      columns={[
        { key: "id", header: t("number"), isRowHeader: true },
        { key: "on", header: t("day") },
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

/** To close a month anew accepts what has changed. */
function CloseForm({ sums: { closings, corrected }, period }: Props) {
  const t = useTexts(texts);
  const { isBusy } = useFormReply({ form: "close" });
  const isClosed = closings.length > 0;
  if (isClosed && corrected === 0) return null;
  return (
    <Tools>
      <p>{t(isClosed ? "close_anew_hint" : "close_hint")}</p>
      <Form method="post" action={period.here} preventScrollReset>
        <HiddenFields values={{ form: "close", month: period.month }} />
        <Button kind="secondary" icon="lock" busy={isBusy}>
          {t(isClosed ? "close_anew" : "close")}
        </Button>
      </Form>
    </Tools>
  );
}
