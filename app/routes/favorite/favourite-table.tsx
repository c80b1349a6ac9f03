import type { Favourite } from "../../api/favourites.server.ts";
import { hasNeeds } from "../../api/needs.ts";
import { sayNeeds } from "../../features/needs/needs-words.ts";
import { texts as needsTexts } from "../../features/needs/texts.ts";
import { TwoLines } from "../../features/trips/two-lines.ts";
import { RemovalLink } from "../../forms/removal.tsx";
import { SwitchForm } from "../../forms/switch-form.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { Table } from "../../ui/data/table.tsx";
import { useDialog } from "../../ui/dialog/dialog.tsx";
import { IconButtonLink } from "../../ui/icon-button.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";
import { texts } from "./texts.ts";

export function FavouriteTable({ favourites }: { favourites: Favourite[] }) {
  const t = useTexts(texts);
  const ofNeeds = useTexts(needsTexts);
  return (
    <Table
      caption={t("saved")}
      rows={favourites}
      toKey={({ id }) => id}
      columns={[
        { key: "alias", header: t("name"), isRowHeader: true, isFreeText: true },
        {
          key: "address",
          header: t("address"),
          isFreeText: "long",
          cell: ({ address, needs }) => (
            <TwoLines>
              <span>{address.name}</span>
              {hasNeeds(needs) && <span>{sayNeeds(needs, ofNeeds)}</span>}
            </TwoLines>
          ),
        },
        {
          key: "default",
          header: t("default"),
          // Only one favourite can be the default; the API switches the previous one off.
          cell: ({ id, alias, isDefault }) => (
            <SwitchForm
              form="default"
              id={id}
              isOn={isDefault}
              label={t("by_default", { alias })}
            />
          ),
        },
        {
          key: "tools",
          header: t("tools"),
          isHeaderHidden: true,
          align: "end",
          cell: (favourite) => <Tools favourite={favourite} />,
        },
      ]}
    />
  );
}

function Tools({ favourite: { id, alias } }: { favourite: Favourite }) {
  const t = useTexts(texts);
  const rename = useDialog(`rename-${id}`);
  return (
    <Cluster $gap="xxs" $justify="end">
      <IconButtonLink
        icon="edit"
        label={t("rename", { alias })}
        to={rename.openTo}
        preventScrollReset
      />
      <RemovalLink id={id} label={t("remove", { alias })} />
    </Cluster>
  );
}
