import type { TextKey } from "../../i18n/translate.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { texts } from "./left-out-texts.ts";
import { Notice } from "./notice.tsx";

type LeftOutRows = Exclude<TextKey<typeof texts>, "hint" | `${string}_hint`>;

/** Messages about money have hints of their own, to avoid misunderstandings. */
const hints = {
  methods: "methods_hint",
  purses: "purses_hint",
  movements: "movements_hint",
} as const;

/** Says that rows of a list are missing; renders nothing where the list is complete. */
export function LeftOutNotice({ what, count }: { what: LeftOutRows; count: number }) {
  const t = useTexts(texts);
  if (count === 0) return null;
  const hint = what in hints ? hints[what as keyof typeof hints] : "hint";
  return (
    <Notice kind="warning" title={t(what, { count })}>
      {t(hint)}
    </Notice>
  );
}
