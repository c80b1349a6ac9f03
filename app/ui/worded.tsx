import type { Wording } from "../i18n/wording.ts";

/** Marks a text in another language than the page's, for its pronunciation by screen readers. */
export function Worded({ wording }: { wording: Wording }) {
  if (typeof wording === "string") return wording;
  const { text, lang, before } = wording;
  return (
    <>
      {before}
      <span lang={lang}>{text}</span>
    </>
  );
}
