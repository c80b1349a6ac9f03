import { useTexts } from "../../i18n/use-texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { fontSize, space, ui } from "../../ui/styled.ts";
import type { FareCard } from "./fares.server.ts";
import { texts } from "./texts.ts";

const Lines = ui("dl", "FareLines")`
  > div {
    display: flex;
    justify-content: space-between;
    gap: ${space.m};
    padding: ${space.xs} 0;
  }
  > div + div { border-top: 1px solid var(--border); }
  dd { font-weight: 600; text-align: right; font-variant-numeric: tabular-nums; }
`;

const Part = ui("section", "FarePart")`
  display: grid;
  gap: ${space.xs};

  h3 { font-size: ${fontSize.m}; }
  ul { padding-left: 1.25em; }
`;

/** Explains a fare in the group's own words. */
export function FareDialog({ card, closeTo }: { card: FareCard; closeTo: string }) {
  const t = useTexts(texts);
  const { group, price, details } = card;
  if (!details) return null;
  const { breakdown, info, waitingPassenger } = details;
  return (
    <Dialog
      title={t("details_of", { group })}
      closeTo={closeTo}
      actions={
        <ButtonLink kind="secondary" to={closeTo} replace preventScrollReset>
          {t("close")}
        </ButtonLink>
      }
    >
      <p>
        {t(card.kind)}: <strong>{price}</strong>
      </p>
      {breakdown.length > 0 && (
        <Part>
          <h3>{t("included")}</h3>
          <Lines>
            {breakdown.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Lines>
        </Part>
      )}
      {info.length > 0 && (
        <Part>
          <h3>{t("to_know")}</h3>
          <ul>
            {info.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Part>
      )}
      {waitingPassenger && (
        <Part>
          <h3>{t("waiting")}</h3>
          <p>{waitingPassenger}</p>
        </Part>
      )}
    </Dialog>
  );
}
