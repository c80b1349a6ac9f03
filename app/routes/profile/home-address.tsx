import { Form } from "@remix-run/react";
import type { Address } from "../../api/addresses.server.ts";
import { AddressField } from "../../features/places/address-field.tsx";
import { toAddressQuery } from "../../features/places/address-query.ts";
import { AddressValue } from "../../features/places/address-value.tsx";
import type { FoundAddresses } from "../../features/places/find-addresses.server.ts";
import { useSubmissionCount } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { Stack } from "../../ui/layout/layout.tsx";
import { texts } from "./texts.ts";

export type HomeAddressView = {
  /** The address from which orders start now. */
  current: string | undefined;
  found: FoundAddresses;
  /** The address that the user is about to save, with the form's idempotency key. */
  chosen: { address: Address; key: string } | undefined;
  /** The names and positions of all favourites. */
  saved: { alias: string; latitude: number; longitude: number }[];
  siteDomain: string | undefined;
};

/** Lets the user search for, choose and save the address from which orders start. */
export function HomeAddress({ home, isCompany }: { home: HomeAddressView; isCompany: boolean }) {
  const t = useTexts(texts);
  const round = useSubmissionCount("home");
  const { current, found, chosen, saved, siteDomain } = home;
  // Without JavaScript the page would start at its top, far from the results.
  const toChoice = (address: Address) => {
    const query = { address: found.words || undefined, ...toAddressQuery(address) };
    return `${pathTo("profile", { query, siteDomain })}#home-address`;
  };
  return (
    <Stack>
      <p>{t(isCompany ? "company_address_hint" : "home_hint")}</p>
      <p>{current ? <strong>{current}</strong> : t("home_none")}</p>
      {chosen && (
        <Stack as={Form} method="post" id="home-address" key={round}>
          <input type="hidden" name="form" value="home" />
          <input type="hidden" name="key" value={chosen.key} />
          <AddressValue address={chosen.address} />
          <p>
            {t("home_chosen")} <strong>{chosen.address.name}</strong>
          </p>
          <div>
            <Button>{t("save_home")}</Button>
          </div>
        </Stack>
      )}
      <Form method="get" action={`${pathTo("profile")}#address`} role="search" noValidate>
        {siteDomain && <input type="hidden" name="site_domain" value={siteDomain} />}
        <AddressField
          label={t("find_address")}
          found={found}
          toChoice={toChoice}
          savedAs={({ latitude, longitude }) =>
            saved.find((each) => each.latitude === latitude && each.longitude === longitude)?.alias
          }
        />
      </Form>
    </Stack>
  );
}
