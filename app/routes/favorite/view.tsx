import { Form } from "@remix-run/react";
import type { Address } from "../../api/addresses.server.ts";
import type { Favourite } from "../../api/favourites.server.ts";
import { AddressField } from "../../features/places/address-field.tsx";
import { toAddressQuery } from "../../features/places/address-query.ts";
import { NamingPrompt } from "../../features/places/favourite/naming-prompt.tsx";
import type { FoundAddresses } from "../../features/places/find-addresses.server.ts";
import { useAddressErrors } from "../../features/places/use-address-errors.ts";
import { useFormReply, useSubmissionCount } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LeftOutNotice } from "../../ui/feedback/left-out-notice.tsx";
import { ErrorSummary } from "../../ui/fields/field.tsx";
import { Card, Page } from "../../ui/layout/layout.tsx";
import { PageHeader } from "../../ui/layout/page-parts.tsx";
import { FavouriteDialogs } from "./favourite-dialogs.tsx";
import { FavouriteTable } from "./favourite-table.tsx";
import { texts } from "./texts.ts";

export function FavouritesView({
  favourites,
  leftOut,
  found,
  naming,
  siteDomain,
}: {
  favourites: Favourite[];
  /** How many favourites we could not read. */
  leftOut: number;
  found: FoundAddresses;
  /** The address that the user is about to save. */
  naming: { address: Address; idempotencyKey: string } | undefined;
  siteDomain: string | undefined;
}) {
  const t = useTexts(texts);
  const { summary } = useFormReply({ form: "default" });
  const searchErrors = useAddressErrors(found);
  const round = useSubmissionCount("add");
  const searched = { address: found.words || undefined };
  const toNaming = (address: Address) =>
    pathTo("favorite", { query: { ...searched, ...toAddressQuery(address) }, siteDomain });

  return (
    <Page>
      {naming && (
        <NamingPrompt {...naming} closeTo={pathTo("favorite", { query: searched, siteDomain })} />
      )}
      {favourites.map((favourite) => (
        <FavouriteDialogs key={favourite.id} favourite={favourite} />
      ))}
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
            savedAs={(address) => findAlias(favourites, address)}
          />
        </Form>
      </Card>
      <LeftOutNotice what="addresses" count={leftOut} />
      {favourites.length > 0 ? (
        <FavouriteTable favourites={favourites} />
      ) : (
        <EmptyState icon="star" title={t("empty")}>
          {t("empty_hint")}
        </EmptyState>
      )}
    </Page>
  );
}

/** Returns the favourite's name if the address is saved already. */
function findAlias(favourites: Favourite[], { latitude, longitude }: Address): string | undefined {
  return favourites.find(
    ({ address }) => address.latitude === latitude && address.longitude === longitude,
  )?.alias;
}
