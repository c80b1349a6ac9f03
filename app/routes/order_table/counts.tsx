import { useTexts } from "../../i18n/use-texts.ts";
import { ui } from "../../ui/styled.ts";
import type { TableView } from "./table-view.server.ts";
import { texts } from "./texts.ts";

const List = ui("ul", "TableCounts")` list-style: none; `;

const shown = [
  ...(["ordered", "ready", "pending", "choose", "similar", "cancelledTrip"] as const),
  ...(["unknown", "refused", "known", "cancelled"] as const),
];

/** How many rows there are of each kind. */
export function Counts({ counts }: Pick<TableView, "counts">) {
  const t = useTexts(texts);
  return (
    <List>
      {shown.map(
        (kind) =>
          counts[kind] > 0 && <li key={kind}>{t(`of_${kind}`, { count: counts[kind] })}</li>,
      )}
    </List>
  );
}
