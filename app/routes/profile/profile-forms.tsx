import { Form } from "@remix-run/react";
import type { Address } from "../../api/addresses.server.ts";
import { PictureField } from "../../features/account/picture-field.tsx";
import { AddressField, toAddressQuery } from "../../features/places/address-field.tsx";
import { useFormReply, useSubmissionCount } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { Avatar } from "../../ui/data/avatar.tsx";
import { useDeferred } from "../../ui/deferred-part.tsx";
import { PasswordField, TextField } from "../../ui/fields/field.tsx";
import { HiddenFields } from "../../ui/fields/hidden-fields.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Stack } from "../../ui/layout/layout.tsx";
import { radius, ui } from "../../ui/styled.ts";
import type { Profile } from "./load.server.ts";
import { texts } from "./texts.ts";

export function ProfileForm({ name, email, phone, avatar, logo, isCompany }: Profile) {
  const t = useTexts(texts);
  const { field, blank, isBusy } = useFormReply({ form: "profile" });
  return (
    <Stack as={Form} method="post" encType="multipart/form-data" noValidate $gap="l">
      <input type="hidden" name="form" value="profile" />
      {isCompany && (
        <PictureField
          label={t("logo")}
          hint={t("picture_hint")}
          show={(chosen) => <Logo image={chosen ?? logo} />}
          {...blank("logo")}
        />
      )}
      <PictureField
        label={t("avatar")}
        hint={t("picture_hint")}
        show={(chosen) => <Avatar name={name} image={chosen ?? avatar} large />}
        {...blank("avatar")}
      />
      <TextField
        label={t(isCompany ? "company_name" : "name")}
        autoComplete={isCompany ? "organization" : "name"}
        {...field("name", name)}
      />
      <TextField
        type="email"
        label={t("email")}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        optional={!email}
        {...field("email", email ?? "")}
      />
      <TextField
        type="tel"
        label={t("phone")}
        autoComplete="tel"
        optional={!phone}
        {...field("phone", phone ?? "")}
      />
      <div>
        <Button busy={isBusy}>{t("save")}</Button>
      </div>
    </Stack>
  );
}

const Box = ui("span", "ProfileLogo")`
  display: grid;
  place-items: center;
  width: 4rem;
  height: 4rem;
  padding: 0.25rem;
  border: 1px solid var(--border);
  border-radius: ${radius.m};
  background: var(--sunken);
  color: var(--muted);
  overflow: hidden;

  /* Most logos are designed for a white background. */
  &:has(img) { background: #fff; }
  img { width: 100%; height: 100%; object-fit: contain; }
`;

const Logo = ({ image }: { image: string | null }) => (
  <Box aria-hidden="true">{image ? <img src={image} alt="" /> : <Icon name="briefcase" />}</Box>
);

export function PasswordForm({ login }: { login: string }) {
  const t = useTexts(texts);
  const { blank, isBusy } = useFormReply({ form: "password" });
  return (
    <Stack as={Form} method="post" noValidate $gap="l">
      <input type="hidden" name="form" value="password" />
      {/* Password managers save the password for this user name. */}
      <input type="text" autoComplete="username" value={login} readOnly hidden />
      <PasswordField
        label={t("current_password")}
        autoComplete="current-password"
        {...blank("current_password")}
      />
      <PasswordField
        label={t("new_password")}
        hint={t("new_password_hint")}
        autoComplete="new-password"
        {...blank("password")}
      />
      <PasswordField
        label={t("repeat_password")}
        autoComplete="new-password"
        {...blank("password_confirmation")}
      />
      <div>
        <Button kind="secondary" busy={isBusy}>
          {t("change_password")}
        </Button>
      </div>
    </Stack>
  );
}

/** Lets the user search for, choose and save the address from which orders start. */
export function HomeAddress({ isCompany, found, chosen, siteDomain, ...profile }: Profile) {
  const t = useTexts(texts);
  const round = useSubmissionCount("home");
  const favourites = useDeferred(profile.favourites);
  // Without JavaScript the page would start at its top, far from the results.
  const toChoice = (address: Address) => {
    const query = { address: found.words || undefined, ...toAddressQuery(address) };
    return `${pathTo("profile", { query, siteDomain })}#home-address`;
  };
  return (
    <Stack>
      <p>{t(isCompany ? "company_address_hint" : "home_hint")}</p>
      <p>{favourites ? <Home {...favourites} /> : t("home_loading")}</p>
      {chosen && (
        <Stack as={Form} method="post" id="home-address" key={round}>
          <HiddenFields
            values={{ form: "home", key: chosen.key, ...toAddressQuery(chosen.address) }}
          />
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
          saved={favourites?.saved}
        />
      </Form>
    </Stack>
  );
}

function Home({ home }: { home?: string }) {
  const t = useTexts(texts);
  return home ? <strong>{home}</strong> : t("home_none");
}
