import { Link } from "@remix-run/react";
import type { CommerceView } from "../../features/club/commerce-view.server.ts";
import { CommercePicture } from "../../features/club/picture.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { Badge } from "../../ui/feedback/badge.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LeftOutNotice } from "../../ui/feedback/left-out-notice.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Page } from "../../ui/layout/layout.tsx";
import { PageHeader } from "../../ui/layout/page-parts.tsx";
import { Shops } from "./shops.ts";
import { texts } from "./texts.ts";

export function ClubView({
  commerces,
  leftOut,
}: {
  commerces: CommerceView[];
  /** How many shops we could not read. */
  leftOut: number;
}) {
  const t = useTexts(texts);
  return (
    <Page>
      <PageHeader title={t("title")}>{t("intro")}</PageHeader>
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
    </Page>
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
