import type { AdView } from "../../features/club/commerce-view.server.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Badge } from "../../ui/feedback/badge.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";
import { fontSize, radius, space, ui } from "../../ui/styled.ts";
import { texts } from "./texts.ts";

const List = ui("ul", "AdList")`
  display: grid;
  gap: ${space.s};
  list-style: none;

  > li {
    display: grid;
    gap: ${space.xxs};
    padding: ${space.m};
    border: 1px solid var(--border);
    border-left: 0.25rem solid var(--secondary-edge);
    border-radius: ${radius.m};
    background: var(--surface);
  }
  > li[data-to-come] { border-left-color: var(--boundary); border-left-style: dashed; }
  h3 { font-size: ${fontSize.l}; }
  p { white-space: pre-line; overflow-wrap: anywhere; }
  small { color: var(--muted); font-size: ${fontSize.s}; }
`;

/** The API also returns future ads, but only to the shop's owner. */
export function Ads({ ads }: { ads: AdView[] }) {
  const t = useTexts(texts);
  if (ads.length === 0) return <p>{t("no_ads")}</p>;
  return (
    <List>
      {ads.map(({ id, title, text, isRunning, from, until }) => (
        <li key={id} data-to-come={isRunning ? undefined : ""}>
          <Cluster $justify="space-between" $gap="xs">
            <h3>{title}</h3>
            {!isRunning && <Badge tone="info">{t("to_come")}</Badge>}
          </Cluster>
          <p>{text}</p>
          <small>{isRunning ? t("until", { until }) : t("from_until", { from, until })}</small>
        </li>
      ))}
    </List>
  );
}
