import type { AdView } from "../../features/club/commerce-view.server.ts";
import { CommercePicture } from "../../features/club/picture.tsx";
import { useSubmissionCount } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Badge } from "../../ui/feedback/badge.tsx";
import { LeftOutNotice } from "../../ui/feedback/left-out-notice.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Card, Page, Stack } from "../../ui/layout/layout.tsx";
import { Cluster, PageHeader } from "../../ui/layout/page-parts.tsx";
import { fontSize, onPhone, radius, shadow, space, surface, ui } from "../../ui/styled.ts";
import { AdForm } from "./ad-form.tsx";
import type { CommercePage } from "./load.server.ts";
import { texts } from "./texts.ts";

/** The picture stands beside the details; on a phone above them. */
const Sign = ui("div", "ShopSign")`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  align-items: center;
  gap: ${space.l};
  padding: ${space.m};
  ${surface}
  box-shadow: ${shadow.middle};
  ${onPhone} { grid-template-columns: minmax(0, 1fr); }

  > div:last-child { display: grid; gap: ${space.m}; min-width: 0; }
  small { display: block; color: var(--muted); font-size: ${fontSize.s}; }
  strong { font-size: ${fontSize.l}; font-weight: 650; line-height: 1.35; }
  p { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: ${space.xs}; }
  p svg { margin-top: 0.125rem; color: var(--muted); }
  ${onPhone} { .button { flex: 1 1 100%; } }
`;

export function CommerceScreen({ page }: { page: CommercePage }) {
  const t = useTexts(texts);
  const { commerce, club, zone, adForm } = page;
  const round = useSubmissionCount("ad");
  return (
    <Page $width="reading">
      <PageHeader title={commerce.name} back={{ to: club, label: t("club") }}>
        {commerce.description}
      </PageHeader>
      <ShopSign commerce={commerce} />
      <Stack as="section" $gap="s">
        <h2>{t("ads")}</h2>
        <LeftOutNotice what="ads" count={page.leftOut} />
        <Ads ads={commerce.ads} />
      </Stack>
      {adForm && (
        <Card>
          <h2>{t("new_ad")}</h2>
          <AdForm key={round} view={adForm} />
        </Card>
      )}
      {(adForm || commerce.ads.length > 0) && <p className="field-note">{t("zone", { zone })}</p>}
    </Page>
  );
}

function ShopSign({ commerce }: { commerce: CommercePage["commerce"] }) {
  const t = useTexts(texts);
  const { category, advantage, address, phone, image, isMine, taxi } = commerce;
  return (
    <Sign>
      <CommercePicture image={image} />
      <div>
        <Cluster $gap="xs">
          <Badge wraps>{category}</Badge>
          {isMine && <Badge tone="main">{t("yours")}</Badge>}
        </Cluster>
        <div>
          <small>{t("advantage")}</small>
          <strong>{advantage}</strong>
        </div>
        <p>
          <Icon name="map-pin" />
          {address}
        </p>
        <Cluster>
          {taxi && (
            <ButtonLink icon="taxi" to={taxi}>
              {t("taxi")}
            </ButtonLink>
          )}
          {phone && (
            <ButtonLink kind="secondary" icon="phone" to={phone.href}>
              <span className="visually-hidden">{t("call")}: </span>
              {phone.text}
            </ButtonLink>
          )}
        </Cluster>
      </div>
    </Sign>
  );
}

const List = ui("ul", "AdList")`
  display: grid;
  gap: ${space.s};
  list-style: none;

  > li {
    display: grid;
    gap: ${space.xxs};
    padding: ${space.m};
    border: 1px solid var(--border);
    border-inline-start: 0.25rem solid var(--secondary-edge);
    border-radius: ${radius.m};
    background: var(--surface);
  }
  > li[data-to-come] { border-inline-start-color: var(--boundary); border-inline-start-style: dashed; }
  h3 { font-size: ${fontSize.l}; }
  p { white-space: pre-line; overflow-wrap: anywhere; }
  small { color: var(--muted); font-size: ${fontSize.s}; }
`;

/** The API also returns future ads, but only to the shop's owner. */
function Ads({ ads }: { ads: AdView[] }) {
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
