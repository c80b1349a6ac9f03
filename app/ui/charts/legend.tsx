import { fontSize, space, ui } from "../styled.ts";

const List = ui("ul", "Legend")`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs} ${space.m};
  list-style: none;
  font-size: ${fontSize.s};

  li { display: flex; align-items: center; gap: ${space.xs}; }
  svg { flex: none; }
  [data-mark="solid"] { fill: var(--main-edge); }
  [data-mark="text"] { fill: var(--text); }
  [data-mark="hollow"] { fill: var(--surface); stroke: var(--main-edge); stroke-width: 2px; }
`;

/** What each mark of a drawing means. */
export function Legend({
  items,
  isRound,
}: {
  items: { mark: "solid" | "hollow" | "text"; label: string }[];
  isRound?: boolean;
}) {
  return (
    <List>
      {items.map(({ mark, label }) => (
        <li key={label}>
          <svg width="14" height="14" aria-hidden="true" focusable="false">
            <rect data-mark={mark} x="2" y="2" width="10" height="10" rx={isRound ? "5" : "2"} />
          </svg>
          {label}
        </li>
      ))}
    </List>
  );
}
