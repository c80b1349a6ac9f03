import { useTexts } from "../../i18n/use-texts.ts";
import type { FormError } from "../../ui/fields/field.tsx";
import { texts } from "./address-texts.ts";
import type { FoundAddresses } from "./find-addresses.server.ts";

/** The errors of an `AddressField`, for the error summary of its page. */
export function useAddressErrors({ state }: FoundAddresses): FormError[] {
  const t = useTexts(texts);
  return state === "too_short" ? [{ fieldId: "address", message: t("too_short") }] : [];
}
