import { Link } from "@remix-run/react";
import type { PurseView } from "../../features/wallet/load-purses.server.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { fontSize, radius, shadow, space, ui } from "../../ui/styled.ts";
import { texts } from "./texts.ts";

const List = ui("ul", "PurseBalances")`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: ${space.m};
  padding: 0;
  list-style: none;

  li {
    position: relative;
    display: grid;
    gap: ${space.xxs};
    padding: ${space.m} ${space.l};
    border: 1px solid var(--border);
    border-radius: ${radius.l};
    background: var(--surface);
    box-shadow: ${shadow.low};
  }
  li[data-shown] { border-color: var(--main-edge); background: var(--main-tint); color: var(--main-text); }
  strong { font-size: ${fontSize.xxl}; line-height: 1.2; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  a { color: inherit; font-weight: 600; text-underline-offset: 0.2em; }
  /* The link's area covers the whole card. */
  a::after { content: ""; position: absolute; inset: 0; border-radius: ${radius.l}; }
`;

/** Shows each purse's balance; with several purses each links to its movements. */
export function Balances({
  purses,
  shownId,
  siteDomain,
}: {
  purses: PurseView[];
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
