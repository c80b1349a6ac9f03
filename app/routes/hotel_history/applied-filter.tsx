import { texts as filterTexts } from "../../features/trips/history/filter-texts.ts";
import { statusChoices } from "../../features/trips/history/status-choices.ts";
import type { Translate } from "../../i18n/translate.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { IconButtonLink } from "../../ui/icon-button.tsx";
import { radius, space, ui } from "../../ui/styled.ts";
import type { ServicesPage } from "./load.server.ts";
import { texts } from "./texts.ts";

const Applied = ui("ul", "AppliedFilter")`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  list-style: none;

  li {
    display: flex;
    align-items: center;
    max-width: 100%;
    padding-left: ${space.s};
    border: 1px solid var(--boundary);
    border-radius: ${radius.pill};
    background: var(--surface);
    overflow-wrap: anywhere;
  }
`;

/** Lists the parts of the active filter, each with a link that removes it. */
export function AppliedFilter({ page: { applied, values } }: { page: ServicesPage }) {
  const t = useTexts(texts);
  const filterText = useTexts(filterTexts);
  const { period, status, q } = applied;
  const choice = statusChoices.find((each) => each === values.status);
  const parts = [
    period && { text: formatPeriod(period, t), remove: period.remove },
    status && choice && { text: t("with_status", { status: filterText(choice) }), ...status },
    q && { text: t("searched_for", { q: values.q }), ...q },
  ].filter((part) => part !== undefined);
  if (parts.length === 0) return null;
  return (
    <Applied aria-label={t("applied")}>
      {parts.map((part) =>
        part ? (
          <li key={part.remove}>
            <span>{part.text}</span>
            <IconButtonLink
              icon="close"
              label={t("remove", { part: part.text })}
              to={part.remove}
              preventScrollReset
            />
          </li>
        ) : null,
      )}
    </Applied>
  );
}

function formatPeriod(
  { from, to, isOneDay }: NonNullable<ServicesPage["applied"]["period"]>,
  t: Translate<typeof texts>,
): string {
  if (from && to) return isOneDay ? from : t("between", { from, to });
  return from ? t("since", { from }) : t("until", { to: to ?? "" });
}
