import { describe, expect, test } from "vitest";
import { toStaticMarkup } from "../static-markup.tsx";
import { Table } from "./table.tsx";

type Trip = { id: number; traveller: string };

const markup = toStaticMarkup(
  <Table<Trip>
    caption="Trips"
    rows={[
      { id: 1, traveller: "Marina" },
      { id: 2, traveller: "Tomás" },
    ]}
    toKey={({ id }) => id}
    detail={({ id }) => id === 2 && "Opened"}
    columns={[
      {
        key: "traveller",
        header: "Traveller",
        isRowHeader: true,
        cell: ({ traveller }) => traveller,
        sort: { to: "?sort=traveller", now: "descending" },
      },
      { key: "id", header: "Id", cell: ({ id }) => id, sort: { to: "?sort=id" } },
      { key: "tools", header: "Tools", isHeaderHidden: true, cell: () => "…" },
    ]}
  />,
);

test("shows a dash in a cell without a value, which cards leave out", () => {
  const empty = toStaticMarkup(
    <Table<Partial<Trip>>
      caption="Trips"
      rows={[{ id: 0 }]}
      toKey={() => 1}
      columns={[
        { key: "id", header: "Id" },
        { key: "traveller", header: "Traveller" },
        { key: "tools", header: "Tools", isHeaderHidden: true, cell: () => null },
      ]}
    />,
  );
  expect(empty.match(/<td[^>]*>[^<]*</g)).toEqual([
    '<td data-label="Id">0<',
    '<td data-label="Traveller" data-empty="">–<',
    '<td data-label=""><',
  ]);
});

test("labels every cell with its column's header, for rows shown as cards", () => {
  expect(markup.match(/<t[hd][^>]* data-label="[^"]*">[^<]*</g)).toEqual([
    '<th scope="row" data-label="Traveller">Marina<',
    '<td data-label="Id">1<',
    '<td data-label="">…<',
    '<th scope="row" data-label="Traveller">Tomás<',
    '<td data-label="Id">2<',
    '<td data-label="">…<',
  ]);
});

test("keeps a hidden header for screen readers", () => {
  expect(markup).toContain('<th scope="col"><span class="visually-hidden">Tools</span></th>');
});

test("has a caption", () => {
  expect(markup).toContain("<caption>Trips</caption>");
});

describe("sorting", () => {
  test("is a link in the header", () => {
    expect(markup).toContain('href="/?sort=traveller"');
    expect(markup).toContain('href="/?sort=id"');
  });

  test("marks the sorted column and the sortable ones", () => {
    expect(markup.match(/aria-sort="\w+"/g)).toEqual([
      'aria-sort="descending"',
      'aria-sort="none"',
    ]);
  });
});

test("an open detail spans the table below its row", () => {
  expect(markup.match(/<tr data-detail="">/g)).toHaveLength(1);
  expect(markup).toContain('<td colSpan="3">Opened</td>');
});

test("marks a cell that comes first on its row's card", () => {
  const markup = toStaticMarkup(
    <Table<Trip>
      caption="Trips"
      rows={[{ id: 1, traveller: "Marina" }]}
      toKey={({ id }) => id}
      columns={[
        { key: "id", header: "Id", cell: ({ id }) => id },
        { key: "traveller", header: "Traveller", leadsCard: true, cell: (trip) => trip.traveller },
      ]}
    />,
  );
  expect(markup.match(/<td[^>]*>/g)).toEqual([
    '<td data-label="Id">',
    '<td data-label="Traveller" data-lead="">',
  ]);
});
