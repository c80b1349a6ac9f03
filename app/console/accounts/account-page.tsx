import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Table } from "../../ui/data/table.tsx";
import { Badge } from "../../ui/feedback/badge.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { TextField } from "../../ui/fields/field.tsx";
import { Card, Stack } from "../../ui/layout/layout.tsx";
import { Grid, PageHeader } from "../../ui/layout/page-parts.tsx";
import { DoneNotice } from "../page/done-notice.tsx";
import { FormCard } from "../page/form-card.tsx";
import { Moment } from "../page/moment.tsx";
import type { AccountView, SentOperation } from "./find-account.server.ts";
import { texts } from "./texts.ts";

export function AccountPage({ account, done }: { account: AccountView; done: unknown }) {
  const t = useTexts(texts);
  const { permalink, accountId, sessions, operations } = account;
  const here = `/brands/${permalink}/accounts/${accountId}`;
  const unknown = operations.filter(({ maySettle }) => maySettle);
  return (
    <>
      <PageHeader
        title={t("title", { id: String(accountId) })}
        back={{ to: `/brands/${permalink}`, label: permalink }}
      />
      <Done code={done} />
      <FormCard
        id="sessions"
        title={t("sessions", { count: sessions })}
        action={`${here}/end-sessions`}
      >
        <div>
          <Button kind="secondary" icon="log-out">
            {t("endSessions")}
          </Button>
        </div>
      </FormCard>
      {unknown.map((order) => (
        <SettleOrder key={order.key} order={order} action={`${here}/settle`} />
      ))}
      {operations.length === 0 ? (
        <EmptyState icon="history" title={t("empty")} />
      ) : (
        <OperationTable operations={operations} />
      )}
    </>
  );
}

function OperationTable({ operations }: { operations: SentOperation[] }) {
  const t = useTexts(texts);
  const tones = { unknown: "warning", abandoned: "neutral", done: "success" } as const;
  return (
    <Table
      caption={t("operations")}
      rows={operations}
      toKey={({ key }) => key}
      columns={[
        { key: "kind", header: t("kind"), isRowHeader: true },
        {
          key: "state",
          header: t("state"),
          cell: ({ state }) => <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>,
        },
        { key: "tripId", header: t("trip") },
        {
          key: "sentAt",
          header: t("sentAt"),
          cell: ({ sentAt }) => sentAt && <Moment at={sentAt} />,
        },
        {
          key: "isLeased",
          header: t("lease"),
          cell: ({ isLeased }) => (isLeased ? t("leased") : t("free")),
        },
      ]}
    />
  );
}

/** Two forms, so that neither answer is the other's by accident. */
function SettleOrder({ order, action }: { order: SentOperation; action: string }) {
  const t = useTexts(texts);
  const { key, sentAt } = order;
  const id = `settle-${key}`;
  return (
    <Card aria-labelledby={id}>
      <Stack>
        <h2 id={id}>{t("unknownOrder")}</h2>
        <p>
          {t("unknownHint")} {sentAt && <Moment at={sentAt} />}
        </p>
        <Grid $column="18rem">
          <form method="post" action={action}>
            <Stack>
              <input type="hidden" name="key" value={key} />
              <input type="hidden" name="outcome" value="placed" />
              <TextField
                id={`${id}-trip`}
                name="trip"
                label={t("tripNumber")}
                inputMode="numeric"
                pattern="[1-9]\d{0,14}"
                autoComplete="off"
              />
              <Checkbox
                id={`${id}-confirmed-placed`}
                name="confirmed"
                label={t("confirmPlaced")}
                required
              />
              <div>
                <Button kind="secondary">{t("settlePlaced")}</Button>
              </div>
            </Stack>
          </form>
          <form method="post" action={action}>
            <Stack>
              <input type="hidden" name="key" value={key} />
              <input type="hidden" name="outcome" value="not_placed" />
              <Checkbox
                id={`${id}-confirmed`}
                name="confirmed"
                label={t("confirmNotPlaced")}
                required
              />
              <div>
                <Button kind="danger">{t("settleNotPlaced")}</Button>
              </div>
            </Stack>
          </form>
        </Grid>
      </Stack>
    </Card>
  );
}

function Done({ code }: { code: unknown }) {
  const t = useTexts(texts);
  if (code === "ended" || code === "settled") return <DoneNotice>{t(code)}</DoneNotice>;
  if (code === "changed") return <DoneNotice kind="warning">{t(code)}</DoneNotice>;
  return code === "incomplete" ? <DoneNotice kind="danger">{t(code)}</DoneNotice> : null;
}
