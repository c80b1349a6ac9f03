import { Form } from "@remix-run/react";
import type { Address } from "../../api/addresses.server.ts";
import { AddressField } from "../../features/places/address-field.tsx";
import { AddressValue, toAddressQuery } from "../../features/places/address-value.tsx";
import { useSubmissionCount } from "../../forms/use-submission-count.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import type { Profile } from "./load.server.ts";
import { texts } from "./texts.ts";

/** Lets the user search for, choose and save the address from which orders start. */
export function HomeAddress({ home, isCompany }: Profile) {
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
