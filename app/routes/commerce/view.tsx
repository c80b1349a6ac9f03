import { CommercePicture } from "../../features/club/picture.tsx";
import { useSubmissionCount } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Badge } from "../../ui/feedback/badge.tsx";
import { LeftOutNotice } from "../../ui/feedback/left-out-notice.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Card, Page, Stack } from "../../ui/layout/layout.tsx";
import { Cluster, PageHeader } from "../../ui/layout/page-parts.tsx";
import { AdForm } from "./ad-form.tsx";
import { Ads } from "./ads.tsx";
import type { CommercePage } from "./load.server.ts";
import { Sign } from "./sign.ts";
import { texts } from "./texts.ts";

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

/** Shows the shop's category, advantage, address and contacts. */
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
            <a className="button" data-kind="secondary" href={phone.href}>
              <Icon name="phone" />
              <span className="visually-hidden">{t("call")}: </span>
              {phone.text}
            </a>
          )}
        </Cluster>
      </div>
    </Sign>
  );
}
