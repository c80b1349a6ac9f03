import { Link } from "@remix-run/react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Icon } from "../icon.tsx";
import { onPhone, radius, space, touch, ui } from "../styled.ts";
import { texts } from "./texts.ts";

const Box = ui("nav", "Pagination")`
  ul {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: ${space.xxs};
    list-style: none;
  }
  a, li > span {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${space.xxs};
    min-width: ${touch};
    min-height: ${touch};
    padding: 0 ${space.s};
    border-radius: ${radius.m};
    color: var(--text);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-decoration: none;
  }
  a:hover { background: var(--sunken); }
  a[aria-current] { background: var(--main-tint); color: var(--main-text); border: 1px solid var(--main-edge); }
  li > span { color: var(--muted); }
  ${onPhone} { a[rel] span { display: none; } }
  @media print { display: none; }
`;

/** Pages count from 1. */
export function Pagination({
  page,
  pageCount,
  toPage,
}: {
  page: number;
  pageCount: number;
  toPage: (page: number) => string;
}) {
  const t = useTexts(texts);
  if (pageCount <= 1) return null;
  return (
    <Box aria-label={t("pages")} data-pages="">
      <ul>
        {page > 1 && (
          <li>
            <Link to={toPage(page - 1)} rel="prev" aria-label={t("previous")}>
              <Icon name="chevron-left" />
              <span>{t("previous")}</span>
            </Link>
          </li>
        )}
        {listPages(page, pageCount).map((shown, at) =>
          shown === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other identity
            <li key={`gap ${at}`} aria-hidden="true">
              <span>…</span>
            </li>
          ) : (
            <li key={shown}>
              <Link
                to={toPage(shown)}
                aria-label={t("page", { page: shown })}
                aria-current={shown === page ? "page" : undefined}
              >
                {shown}
              </Link>
            </li>
          ),
        )}
        {page < pageCount && (
          <li>
            <Link to={toPage(page + 1)} rel="next" aria-label={t("next")}>
              <span>{t("next")}</span>
              <Icon name="chevron-right" />
            </Link>
          </li>
        )}
      </ul>
    </Box>
  );
}

/** The first and the last page, the current one and its neighbours; null is a gap. */
export function listPages(page: number, pageCount: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pageCount])].filter(
    (number) => number >= 1 && number <= pageCount,
  );
  return shown.flatMap((number, at) => {
    const gap = number - (shown[at - 1] ?? 0);
    return gap === 1 ? [number] : gap === 2 ? [number - 1, number] : [null, number];
  });
}
