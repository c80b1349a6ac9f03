import { Form } from "@remix-run/react";
import type { Address } from "../../api/addresses.server.ts";
import type { Favourite } from "../../api/favourites.server.ts";
import type { Deferred } from "../../deferred.ts";
import { MapFigure } from "../../features/map/map-figure.tsx";
import type { MapSource } from "../../features/map/map-source.server.ts";
import type { Marker } from "../../features/map/marker.ts";
import {
  AddressField,
  toAddressQuery,
  useAddressErrors,
} from "../../features/places/address-field.tsx";
import { NamingPrompt } from "../../features/places/favourite/naming-prompt.tsx";
import type { FoundAddresses } from "../../features/places/find-addresses.server.ts";
import { useFormReply, useSubmissionCount } from "../../forms/use-form-reply.ts";
import { joinParts } from "../../i18n/join-parts.ts";
import { useLanguage, useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { DeferredPart, useDeferred } from "../../ui/deferred-part.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LeftOutNotice } from "../../ui/feedback/left-out-notice.tsx";
import { ErrorSummary } from "../../ui/fields/field.tsx";
import { Card, Page } from "../../ui/layout/layout.tsx";
import { PageHeader } from "../../ui/layout/page-parts.tsx";
import { FavouriteDialogs } from "./favourite-dialogs.tsx";
import { FavouriteTable } from "./favourite-table.tsx";
import { texts } from "./texts.ts";

export type FavouriteList = {
  favourites: Favourite[];
  leftOut: number;
};

export function FavouritesView({
  list,
  map,
  found,
  naming,
  siteDomain,
}: {
  list: Deferred<FavouriteList>;
  map: MapSource | null;
  found: FoundAddresses;
  /** The address that the user is about to save. */
  naming: { address: Address; idempotencyKey: string } | undefined;
  siteDomain: string | undefined;
}) {
  const t = useTexts(texts);
  const { summary } = useFormReply({ form: "default" });
  const searchErrors = useAddressErrors(found);
  const round = useSubmissionCount("add");
  const favourites = useDeferred(list)?.favourites ?? [];
  const searched = { address: found.words || undefined };
  const toNaming = (address: Address) =>
    pathTo("favorite", { query: { ...searched, ...toAddressQuery(address) }, siteDomain });

  return (
    <Page>
      {naming && (
        <NamingPrompt {...naming} closeTo={pathTo("favorite", { query: searched, siteDomain })} />
      )}
      <PageHeader title={t("title")}>{t("intro")}</PageHeader>
      <ErrorSummary
        {...(summary.errors.length > 0 ? summary : { errors: searchErrors, occasion: found })}
      />
      <Card>
        <Form key={round} method="get" role="search" noValidate>
          {siteDomain && <input type="hidden" name="site_domain" value={siteDomain} />}
          <AddressField
            label={t("address_to_save")}
            found={found}
            toChoice={toNaming}
            saved={favourites.map(({ alias, address }) => ({ alias, ...address }))}
          />
        </Form>
      </Card>
      <DeferredPart part={list} label={t("saved")} lines={10}>
        {(value) => <Favourites {...value} map={map} />}
      </DeferredPart>
    </Page>
  );
}

function Favourites({ favourites, leftOut, map }: FavouriteList & { map: MapSource | null }) {
  const t = useTexts(texts);
  return (
    <>
      {favourites.map((favourite) => (
        <FavouriteDialogs key={favourite.id} favourite={favourite} />
      ))}
      <LeftOutNotice what="addresses" count={leftOut} />
      {favourites.length > 0 ? (
        <>
          {map && <FavouritesMap source={map} favourites={favourites} />}
          <FavouriteTable favourites={favourites} />
        </>
      ) : (
        <EmptyState icon="star" title={t("empty")}>
          {t("empty_hint")}
        </EmptyState>
      )}
    </>
  );
}

function FavouritesMap({ source, favourites }: { source: MapSource; favourites: Favourite[] }) {
  const t = useTexts(texts);
  const language = useLanguage();
  const [first, ...others] = favourites.map(({ id, alias, address }): Marker => {
    const { latitude, longitude, name } = address;
    return {
      ...{ id: `${id}`, kind: "favourite", latitude, longitude, label: alias },
      name: joinParts([alias, name], language),
    };
  });
  if (!first) return null;
  return (
    <MapFigure source={source} markers={[first, ...others]} label={t("map")} isWide>
      {t("map_hint")}
    </MapFigure>
  );
}
