import type { Favourite } from "../../api/favourites.server.ts";
import { QuestionDialog } from "../../forms/question-dialog.tsx";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { useDialog } from "../../ui/dialog/dialog.tsx";
import { PromptDialog } from "../../ui/dialog/prompt-dialog.tsx";
import { ErrorSummary } from "../../ui/fields/field.tsx";
import { texts } from "./texts.ts";

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
