import { Link } from "@remix-run/react";
import type { CommerceView } from "../../features/club/commerce-view.server.ts";
import { CommercePicture } from "../../features/club/picture.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { Badge } from "../../ui/feedback/badge.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LeftOutNotice } from "../../ui/feedback/left-out-notice.tsx";
import { Icon } from "../../ui/icon.tsx";
import { fontSize, onPhone, radius, shadow, space, surface, ui } from "../../ui/styled.ts";
import { texts } from "./texts.ts";

/** Cards in as many columns as fit; on a phone the picture stands beside the text. */
const Shops = ui("ul", "Shops")`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: ${space.m};
  list-style: none;

  > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${space.m};
    padding: ${space.m};
    ${surface}
    box-shadow: ${shadow.low};
    &:hover { box-shadow: ${shadow.middle}; }
    ${onPhone} { grid-template-columns: 6rem minmax(0, 1fr); }
  }
  > li > div:last-child { display: grid; align-content: start; justify-items: start; gap: ${space.xs}; }
  h2 { font-size: ${fontSize.l}; line-height: 1.3; }
  h2 a { color: inherit; text-decoration: none; &:hover { text-decoration: underline; } }
  h2 a::after { content: ""; position: absolute; inset: 0; border-radius: ${radius.l}; }
  small { color: var(--muted); font-size: ${fontSize.xs}; font-weight: 600; }
  p { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: ${space.xs}; font-size: ${fontSize.s}; }
  p svg { margin-top: 0.125rem; color: var(--main-text); }
`;

export function Commerces({ commerces, leftOut }: { commerces: CommerceView[]; leftOut: number }) {
  const t = useTexts(texts);
  return (
    <>
      <LeftOutNotice what="shops" count={leftOut} />
      {commerces.length > 0 ? (
        <Shops>
          {commerces.map((commerce) => (
            <Shop key={commerce.id} commerce={commerce} />
          ))}
        </Shops>
      ) : (
        <EmptyState icon="store" title={t("none")}>
          {t("none_hint")}
        </EmptyState>
      )}
    </>
  );
}

/** The link's area covers the whole card. */
function Shop({ commerce }: { commerce: CommerceView }) {
  const t = useTexts(texts);
  const { name, category, advantage, image, isMine, ads, to } = commerce;
  return (
    <li>
      <CommercePicture image={image} />
      <div>
        <small>
          {category} {isMine && <Badge tone="main">{t("yours")}</Badge>}
        </small>
        <h2>
          <Link to={to}>{name}</Link>
        </h2>
        <p>
          <Icon name="gift" />
          {advantage}
        </p>
        {ads.map(({ id, title }) => (
          <Badge key={id} tone="secondary" wraps>
            {t("now", { title })}
          </Badge>
        ))}
      </div>
    </li>
  );
}
