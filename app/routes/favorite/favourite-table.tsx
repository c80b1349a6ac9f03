import { Form } from "@remix-run/react";
import type { Favourite } from "../../api/favourites.server.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Table } from "../../ui/data/table.tsx";
import { useDialog } from "../../ui/dialog/dialog.tsx";
import { IconButtonLink } from "../../ui/icon-button.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";
import { SwitchButton } from "../../ui/switch-button.tsx";
import { texts } from "./texts.ts";

export function FavouriteTable({ favourites }: { favourites: Favourite[] }) {
  const t = useTexts(texts);
  return (
    <Table
      caption={t("saved")}
      rows={favourites}
      toKey={({ id }) => id}
      columns={[
        {
          key: "alias",
          header: t("name"),
          isRowHeader: true,
          isFreeText: true,
          cell: ({ alias }) => alias,
        },
        {
          key: "address",
          header: t("address"),
          isFreeText: true,
          cell: ({ address }) => address.name,
        },
        {
          key: "default",
          header: t("default"),
          cell: (favourite) => <DefaultSwitch favourite={favourite} />,
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

/** Only one favourite can be the default; the API switches the previous one off. */
function DefaultSwitch({ favourite: { id, alias, isDefault } }: { favourite: Favourite }) {
  const t = useTexts(texts);
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="form" value="default" />
      <input type="hidden" name="id" value={id} />
      <SwitchButton isOn={isDefault} name="isDefault" value={`${!isDefault}`}>
        <span className="visually-hidden">{t("by_default", { alias })}</span>
      </SwitchButton>
    </Form>
  );
}

function Tools({ favourite: { id, alias } }: { favourite: Favourite }) {
  const t = useTexts(texts);
  const rename = useDialog(`rename-${id}`);
  const remove = useDialog(`remove-${id}`);
  return (
    <Cluster $gap="xxs" $justify="end">
      <IconButtonLink
        icon="edit"
        label={t("rename", { alias })}
        to={rename.openTo}
        preventScrollReset
      />
      <IconButtonLink
        icon="trash"
        kind="danger"
        label={t("remove", { alias })}
        to={remove.openTo}
        preventScrollReset
      />
    </Cluster>
  );
}
