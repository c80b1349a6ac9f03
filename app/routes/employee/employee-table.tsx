import { SwitchForm } from "../../forms/switch-form.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { type Column, Table } from "../../ui/data/table.tsx";
import { IconButtonLink } from "../../ui/icon-button.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";
import { fontSize, space, ui } from "../../ui/styled.ts";
import { type ListAddress, type Shown, type SortKey, toListPath, toTripsFile } from "./address.ts";
import { EmployeeForm, PasswordForm } from "./employee-form.tsx";
import type { EmployeeList, EmployeeRow } from "./list.server.ts";
import { texts } from "./texts.ts";

/** Up to tablet width a row is a compact card of three lines without the start date, so that many fit on a screen. */
const Rows = ui("div", "EmployeeRows")`
  @container (max-width: 48rem) {
    tbody tr:not([data-detail]) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto 3.5rem;
      align-items: center;
      padding-block: ${space.xs};

      > [data-label] { display: block; padding: 0; border: 0; &::before { content: none; } }
      > :first-child { grid-area: 1 / 1 / 2 / 3; font-size: ${fontSize.m}; }
      > :nth-child(2) { grid-area: 2 / 1 / 3 / 4; font-size: ${fontSize.s}; }
      > :nth-child(3) { grid-area: 3 / 1; }
      > :nth-child(4) { display: none; }
      > :nth-child(5) { grid-area: 1 / 3; justify-self: end; }
      > :last-child { grid-area: 3 / 2 / 4 / 4; }
    }
  }
  /* At this width all cells fit on one line, except a long name. */
  @container (min-width: 52rem) {
    tbody tr:not([data-detail]) {
      > td { white-space: nowrap; }
      > [data-free-text] { white-space: normal; }
    }
  }
`;

export function EmployeeTable({
  address,
  rows,
  shown,
}: Pick<EmployeeList, "address" | "rows"> & { shown: Shown | undefined }) {
  const t = useTexts(texts);
  const isOpenList = address.list === "open";
  const closeTo = toListPath(address);

  /** Deactivating logs the employee out at once; it can be undone. */
  const toActive = ({ id, name, isActive }: EmployeeRow) => (
    <SwitchForm form="active" id={id} isOn={isActive} label={t("is_active", { name })} />
  );
  const columns: Column<EmployeeRow>[] = [
    { key: "name", header: t("name"), isRowHeader: true, isFreeText: true },
    {
      key: "email",
      header: t("email"),
      isFreeText: true,
      cell: ({ email }) => <Email>{email}</Email>,
    },
    { key: "phone", header: t("phone") },
    { key: "since", header: t("since") },
    ...(isOpenList ? [{ key: "state", header: t("state"), cell: toActive }] : []),
    {
      key: "tools",
      header: t("tools"),
      isHeaderHidden: true,
      align: "end",
      cell: (row) => <Tools row={row} address={address} />,
    },
  ];
  return (
    <Rows>
      <Table
        caption={t("title")}
        isCaptionHidden
        sortLabel={t("sort_by")}
        cardsTo="tablet"
        rows={rows}
        toKey={({ id }) => id}
        columns={columns.map((column) => ({ ...column, sort: toSort(column.key, address) }))}
        detail={(row) => {
          if (!shown || shown.form === "new" || shown.id !== row.id) return null;
          const Detail = shown.form === "password" ? PasswordForm : EmployeeForm;
          return <Detail employee={row} closeTo={closeTo} />;
        }}
      />
    </Rows>
  );
}

const sortable: string[] = ["name", "email", "state", "since"] satisfies SortKey[];

function toSort(key: string, address: ListAddress): Column<EmployeeRow>["sort"] {
  if (!sortable.includes(key)) return undefined;
  const isNow = key === address.sort;
  const isDescending = isNow && !address.isDescending;
  return {
    to: toListPath({ ...address, sort: key as SortKey, isDescending, page: 1 }),
    now: isNow ? (address.isDescending ? "descending" : "ascending") : undefined,
  };
}

/** The ids let the focus return to the link when its form closes. */
function Tools({ row: { id, name }, address }: { row: EmployeeRow; address: ListAddress }) {
  const t = useTexts(texts);
  const { siteDomain } = address;
  const trips = pathTo("history", { query: { employee: id }, siteDomain });
  const toForm = (form: "edit" | "password") => ({
    id: `${form}-${id}`,
    to: toListPath(address, { show: `${form}-${id}` }),
    label: t(form, { name }),
    preventScrollReset: true,
  });
  return (
    <Cluster $gap="xxs" $justify="end">
      {address.list === "open" && (
        <>
          <IconButtonLink icon="edit" {...toForm("edit")} />
          <IconButtonLink icon="lock" {...toForm("password")} />
        </>
      )}
      <IconButtonLink icon="history" label={t("trips", { name })} to={trips} />
      {address.list === "closed" && (
        <IconButtonLink
          icon="download"
          label={t("download", { name })}
          to={toTripsFile(id, siteDomain)}
          reloadDocument
        />
      )}
    </Cluster>
  );
}

/** Breaks a long e-mail before its @. */
function Email({ children }: { children: string }) {
  const at = children.lastIndexOf("@");
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  );
}
