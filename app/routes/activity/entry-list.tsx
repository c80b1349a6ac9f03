import { useTexts } from "../../i18n/use-texts.ts";
import { StyleSheetWait } from "../../ui/style-sheet-wait.tsx";
import { fontSize, shadow, space, surface, ui } from "../../ui/styled.ts";
import type { ActivityPage } from "./load.server.ts";
import { texts } from "./texts.ts";

/** A line for each entry; on a phone the time and the person stand above what was done. */
const List = ui("ol", "ActivityEntries")`
  container-type: inline-size;
  ${surface}
  box-shadow: ${shadow.low};
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 17rem minmax(8rem, 1fr) 2fr;
    gap: 0 ${space.m};
    padding: ${space.xs} ${space.m};
    overflow-wrap: anywhere;
  }
  li + li { border-top: 1px solid var(--border); }
  time { color: var(--muted); font-size: ${fontSize.s}; }
  strong { font-weight: 600; }
  @container (max-width: 48rem) {
    li { grid-template-columns: minmax(0, 1fr); }
    strong { font-size: ${fontSize.s}; }
  }
  @media print { box-shadow: none; li { break-inside: avoid; } }
`;

export function EntryList({ rows }: Pick<ActivityPage, "rows">) {
  const t = useTexts(texts);
  return (
    <>
      <StyleSheetWait />
      <List aria-label={t("entries")}>
        {rows.map(({ place, at, when, who, what }) => (
          <li key={place}>
            <time dateTime={at}>{when}</time>
            <strong>{who}</strong>
            <span>{what}</span>
          </li>
        ))}
      </List>
    </>
  );
}
