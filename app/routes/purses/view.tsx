import { Link } from "@remix-run/react";
import type {
  MovementList,
  MovementRow,
  PurseList,
  PursesView,
} from "../../features/wallet/load-purses.server.ts";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { DescriptionList } from "../../ui/data/description-list.tsx";
import { type Column, Table } from "../../ui/data/table.tsx";
import { DeferredPart } from "../../ui/deferred-part.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LeftOutNotice } from "../../ui/feedback/left-out-notice.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { ErrorSummary } from "../../ui/fields/field.tsx";
import { Card, Page } from "../../ui/layout/layout.tsx";
import { Grid, PageHeader } from "../../ui/layout/page-parts.tsx";
import { Pagination } from "../../ui/navigation/pagination.tsx";
import { fontSize, radius, shadow, space, surface, ui } from "../../ui/styled.ts";
import { SendForm } from "./send-form.tsx";
import { texts } from "./texts.ts";

export function PursesScreen(view: PursesView) {
  const t = useTexts(texts);
  const { summary } = useFormReply({
    form: "prepare",
    labels: { amount: t("amount"), to: t("to"), picture: t("picture") },
  });
  return (
    <Page>
      <PageHeader title={t("title")}>{t("intro")}</PageHeader>
      <ErrorSummary {...summary} />
      {view.isGone && <Notice title={t("gone")}>{t("gone_hint")}</Notice>}
      <DeferredPart part={view.list} label={t("title")} lines={20}>
        {(list) => <Purses list={list} view={view} />}
      </DeferredPart>
    </Page>
  );
}

function Purses({
  list: { purses, leftOut, shownId, own },
  view: { movements, filled, siteDomain },
}: {
  list: PurseList;
  view: PursesView;
}) {
  const t = useTexts(texts);
  const isShown = shownId !== undefined;
  return (
    <>
      <LeftOutNotice what="purses" count={leftOut} />
      {isShown ? (
        <Balances purses={purses} shownId={shownId} siteDomain={siteDomain} />
      ) : (
        <EmptyState icon="wallet" title={t("no_purse")}>
          {t("no_purse_hint")}
        </EmptyState>
      )}
      <Grid $column="20rem" $gap="l">
        {isShown && <SendForm purses={purses} shownId={shownId} filled={filled} />}
        <OwnCode {...own} />
      </Grid>
      {isShown && (
        <DeferredPart part={movements} label={t("movements")} lines={10}>
          {(value) => <Movements {...value} id={shownId} siteDomain={siteDomain} />}
        </DeferredPart>
      )}
    </>
  );
}

const List = ui("ul", "PurseBalances")`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: ${space.m};
  list-style: none;

  li {
    position: relative;
    display: grid;
    gap: ${space.xxs};
    padding: ${space.m} ${space.l};
    ${surface}
    box-shadow: ${shadow.low};
  }
  li[data-shown] { border-color: var(--main-edge); background: var(--main-tint); color: var(--main-text); }
  strong { font-size: ${fontSize.xxl}; line-height: 1.2; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  a { color: inherit; font-weight: 600; text-underline-offset: 0.2em; }
  /* The link's area covers the whole card. */
  a::after { content: ""; position: absolute; inset: 0; border-radius: ${radius.l}; }
`;

function Balances({
  purses,
  shownId,
  siteDomain,
}: {
  purses: PurseList["purses"];
  shownId: number;
  siteDomain: string | undefined;
}) {
  const t = useTexts(texts);
  return (
    <List aria-label={t("balances")}>
      {purses.map(({ id, name, balance }) => (
        <li key={id} data-shown={id === shownId ? "" : undefined}>
          {purses.length > 1 ? (
            <Link
              to={pathTo("purses", { query: { purse: id }, siteDomain })}
              aria-current={id === shownId ? "true" : undefined}
              preventScrollReset
            >
              {name}
            </Link>
          ) : (
            <span>{name}</span>
          )}
          <strong>
            <span className="visually-hidden">{t("balance")} </span>
            {balance}
          </strong>
        </li>
      ))}
    </List>
  );
}

const QrCode = ui("img", "OwnCode")`
  justify-self: center;
  width: min(13rem, 100%);
  height: auto;
  border-radius: ${radius.m};
  background: #fff;
`;

const Code = ui(
  "span",
  "OwnCodeText",
)` font-family: ui-monospace, monospace; letter-spacing: 0.04em; `;

/** The code by which others pay this user. */
function OwnCode({ code, userId, qrCode }: PurseList["own"]) {
  const t = useTexts(texts);
  return (
    <Card aria-labelledby="own-code">
      <h2 id="own-code">{t("own_title")}</h2>
      <p>{t("own_hint")}</p>
      <QrCode src={qrCode} alt={t("own_qr")} width={208} height={208} />
      <DescriptionList
        items={[
          { term: t("own_code"), detail: <Code>{code}</Code> },
          { term: t("own_id"), detail: <Code>{userId}</Code> },
        ]}
      />
    </Card>
  );
}

const What = ui("span", "PurseMovement")`
  display: grid;
  overflow-wrap: anywhere;
  > span { color: var(--muted); font-size: ${fontSize.s}; font-weight: 400; }
`;
const Change = ui("span", "PurseChange")`
  font-weight: 600;
  white-space: nowrap;
  &[data-in] { color: var(--success-text); }
`;

function Movements({
  id,
  siteDomain,
  ...list
}: MovementList & { id: number; siteDomain: string | undefined }) {
  const { rows, leftOut } = list;
  const t = useTexts(texts);
  if (rows.length === 0) {
    return (
      <EmptyState icon="history" title={t("none")}>
        {t("none_hint")}
      </EmptyState>
    );
  }
  const columns: Column<MovementRow>[] = [
    {
      key: "what",
      header: t("what"),
      isRowHeader: true,
      isLabelHidden: true,
      isFreeText: true,
      cell: ({ description, when }) => (
        <What>
          {description}
          <span>{when}</span>
        </What>
      ),
    },
    {
      key: "change",
      header: t("change"),
      align: "end",
      cell: ({ change, isIn }) => <Change data-in={isIn ? "" : undefined}>{change}</Change>,
    },
    { key: "balance", header: t("left"), align: "end" },
  ];
  return (
    <>
      <LeftOutNotice what="movements" count={leftOut} />
      <Table caption={t("movements")} columns={columns} rows={rows} toKey={(row) => row.id} />
      <Pagination
        {...list}
        toPage={(to) =>
          pathTo("purses", { query: { purse: id, page: to > 1 ? to : undefined }, siteDomain })
        }
      />
    </>
  );
}
