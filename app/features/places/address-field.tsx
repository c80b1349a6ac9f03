import { Link } from "@remix-run/react";
import type { Address, Position } from "../../api/addresses.server.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { type FormError, TextField } from "../../ui/fields/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { fontSize, onPhone, radius, space, touch, ui } from "../../ui/styled.ts";
import { texts } from "./address-texts.ts";
import type { FoundAddresses } from "./find-addresses.server.ts";

const Box = ui("div", "AddressField")`
  [role="status"]:not(:empty) { margin: ${space.m} 0 ${space.xs}; }
`;

const Search = ui("div", "AddressSearch")`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.s};

  /* Aligns the button with the input, which stands below its label. */
  > button { align-self: start; margin-top: 1.875rem; }
  ${onPhone} {
    grid-template-columns: minmax(0, 1fr);
    > button { margin-top: 0; }
  }
`;

const Choices = ui("ul", "AddressChoices")`
  list-style: none;

  li + li { border-top: 1px solid var(--border); }
  a {
    display: flex;
    align-items: center;
    gap: ${space.s};
    min-height: ${touch};
    padding: ${space.xs};
    border-radius: ${radius.m};
    color: inherit;
    text-decoration: none;
    &:hover { background: var(--sunken); text-decoration: underline; }
  }
  span { flex: 1; min-width: 0; }
  small { display: block; color: var(--main-text); font-size: ${fontSize.s}; }
  svg { flex: none; color: var(--muted); }
  svg:last-child { color: var(--main-text); }
  [data-saved] svg:last-child { fill: currentColor; }
`;

/**
 * Searches for an address without JavaScript: the surrounding form submits the words as `address`, and the
 * page lists the results as links to itself with `name`, `lat` and `lng`.
 */
export function AddressField({
  label,
  found,
  toChoice,
  saved = [],
}: {
  label: string;
  found: FoundAddresses;
  toChoice: (address: Address) => string;
  /** The favourites: the star of their addresses is filled. */
  saved?: (Position & { alias: string })[];
}) {
  const t = useTexts(texts);
  const { words, state, addresses } = found;
  const aliasOf = ({ latitude, longitude }: Address) =>
    saved.find((each) => each.latitude === latitude && each.longitude === longitude)?.alias;
  return (
    <Box>
      <Search>
        <TextField
          type="search"
          name="address"
          label={label}
          hint={t("hint")}
          defaultValue={words}
          maxLength={200}
          autoComplete="off"
          error={state === "too_short" ? t("too_short") : undefined}
        />
        <Button kind="secondary" icon="search">
          {t("search")}
        </Button>
      </Search>
      {/* Always rendered: screen readers announce changes only in a live region that exists already. */}
      <p role="status">
        {state === "not_searched" && t("not_searched")}
        {state === "found" &&
          (addresses.length > 0 ? t("found", { count: addresses.length }) : t("nothing_found"))}
      </p>
      {addresses.length > 0 && (
        <Choices>
          {addresses.map((address) => (
            <Choice
              key={`${address.name} ${address.latitude} ${address.longitude}`}
              name={address.name}
              to={toChoice(address)}
              alias={aliasOf(address)}
            />
          ))}
        </Choices>
      )}
    </Box>
  );
}

function Choice({ name, to, alias }: { name: string; to: string; alias: string | undefined }) {
  const t = useTexts(texts);
  return (
    <li>
      <Link to={to} preventScrollReset data-saved={alias ? "" : undefined}>
        <Icon name="map-pin" />
        <span>
          {name}
          {alias && <small>{t("saved_as", { alias })}</small>}
        </span>
        <Icon name="star" />
      </Link>
    </li>
  );
}

/** Encodes a chosen address for links and forms. */
export function toAddressQuery({ name, latitude, longitude }: Address) {
  return { name, lat: latitude, lng: longitude };
}

/** The errors of an `AddressField`, for the error summary of its page. */
export function useAddressErrors({ state }: FoundAddresses): FormError[] {
  const t = useTexts(texts);
  return state === "too_short" ? [{ fieldId: "address", message: t("too_short") }] : [];
}
