import type { Address } from "../../api/addresses.server.ts";
import type { Favourite } from "../../api/favourites.server.ts";
import { AddressValue } from "../../features/booking/address-value.tsx";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { PromptDialog } from "../../ui/dialog/prompt-dialog.tsx";
import { QuestionDialog } from "../../ui/dialog/question-dialog.tsx";
import { useDialog } from "../../ui/dialog/use-dialog.ts";
import { ErrorSummary } from "../../ui/fields/error-summary.tsx";
import { texts } from "./texts.ts";

/** Asks under which name an address is to be saved. */
export function NamingPrompt({
  address,
  pressing,
  closeTo,
}: {
  address: Address;
  /** Tells this form from the next one that is just like it. */
  pressing: string;
  closeTo: string;
}) {
  const t = useTexts(texts);
  const { field, summary } = useFormReply({ form: "add" });
  return (
    <PromptDialog
      title={t("name_title")}
      closeTo={closeTo}
      minimum={0}
      label={t("name")}
      hint={t("name_hint")}
      maxLength={80}
      {...field("alias")}
    >
      <ErrorSummary {...summary} />
      <p>{address.name}</p>
      <input type="hidden" name="form" value="add" />
      <input type="hidden" name="key" value={pressing} />
      <AddressValue address={address} />
    </PromptDialog>
  );
}

/** What the address of the page opens for one favourite. */
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
  const { summary } = useFormReply({ form: "remove" });
  return (
    <QuestionDialog
      form="remove"
      values={{ id: favourite.id }}
      title={t("remove_title")}
      closeTo={closeTo}
      leave={t("cancel")}
      press={t("remove_it")}
      isDanger
    >
      <ErrorSummary {...summary} />
      <p>{t("remove_question", { alias: favourite.alias })}</p>
    </QuestionDialog>
  );
}
