import type { Favourite } from "../../api/favourites.server.ts";
import { QuestionDialog } from "../../forms/question-dialog.tsx";
import { SwitchForm } from "../../forms/switch-form.tsx";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Table } from "../../ui/data/table.tsx";
import { PromptDialog } from "../../ui/dialog/prompt-dialog.tsx";
import { useDialog } from "../../ui/dialog/use-dialog.ts";
import { ErrorSummary } from "../../ui/fields/error-summary.tsx";
import { IconButtonLink } from "../../ui/icon-button.tsx";
import { Cluster } from "../../ui/layout/cluster.tsx";
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
          // Only one favourite can be the default; the API switches the previous one off.
          cell: ({ id, alias, isDefault }) => (
            <SwitchForm
              form="default"
              id={id}
              name="isDefault"
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

/** Renders the dialog that the page's address opens for this favourite. */
export function FavouriteDialogs({ favourite }: { favourite: Favourite }) {
  const rename = useDialog(`rename-${favourite.id}`);
  const remove = useDialog(`remove-${favourite.id}`);
  if (rename.isOpen) return <RenamePrompt favourite={favourite} closeTo={rename.closeTo} />;
  if (remove.isOpen) return <RemovalDialog favourite={favourite} closeTo={remove.closeTo} />;
  return null;
}

function RenamePrompt({ favourite, closeTo }: { favourite: Favourite; closeTo: string }) {
  const t = useTexts(texts);
  const { field, summary } = useFormReply({ form: "rename" });
  return (
    <PromptDialog
      title={t("rename_title")}
      closeTo={closeTo}
      minimum={0}
      label={t("name")}
      maxLength={80}
      {...field("alias", favourite.alias)}
    >
      <ErrorSummary {...summary} />
      <p>{favourite.address.name}</p>
      <input type="hidden" name="form" value="rename" />
      <input type="hidden" name="id" value={favourite.id} />
    </PromptDialog>
  );
}

function RemovalDialog({ favourite, closeTo }: { favourite: Favourite; closeTo: string }) {
  const t = useTexts(texts);
  return (
    <QuestionDialog
      form="remove"
      values={{ id: favourite.id }}
      closeTo={closeTo}
      title={t("remove_title")}
      cancelLabel={t("cancel")}
      confirmLabel={t("remove_it")}
    >
      <p>{t("remove_question", { alias: favourite.alias })}</p>
    </QuestionDialog>
  );
}
