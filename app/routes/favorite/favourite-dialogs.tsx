import type { Favourite } from "../../api/favourites.server.ts";
import { NeedsFields } from "../../features/needs/needs-form.tsx";
import { texts as needsTexts } from "../../features/needs/texts.ts";
import { RemovalDialog } from "../../forms/removal.tsx";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { useDialog } from "../../ui/dialog/dialog.tsx";
import { PromptDialog } from "../../ui/dialog/prompt-dialog.tsx";
import { ErrorSummary } from "../../ui/fields/field.tsx";
import { HiddenFields } from "../../ui/fields/hidden-fields.tsx";
import { texts } from "./texts.ts";

export function FavouriteDialogs({ favourite }: { favourite: Favourite }) {
  const t = useTexts(texts);
  const { id, alias } = favourite;
  const { isOpen, closeTo } = useDialog(`rename-${id}`);
  if (isOpen) return <RenamePrompt favourite={favourite} closeTo={closeTo} />;
  return <RemovalDialog id={id} question={t("remove_question", { alias })} t={t} />;
}

function RenamePrompt({ favourite, closeTo }: { favourite: Favourite; closeTo: string }) {
  const t = useTexts(texts);
  const ofNeeds = useTexts(needsTexts);
  const { field, summary } = useFormReply({ form: "rename", labels: { alias: t("name") } });
  return (
    <PromptDialog
      title={t("rename_title")}
      closeTo={closeTo}
      minimum={0}
      label={t("name")}
      maxLength={80}
      below={
        <NeedsFields
          needs={favourite.needs}
          hint={ofNeeds("always_place")}
          form="rename"
          isUsual
          isLasting
        />
      }
      {...field("alias", favourite.alias)}
    >
      <ErrorSummary {...summary} />
      <p>{favourite.address.name}</p>
      <HiddenFields values={{ form: "rename", id: favourite.id }} />
    </PromptDialog>
  );
}
