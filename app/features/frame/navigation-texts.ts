import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: { loading: "Loading…" },
  es: { loading: "Cargando…" },
} satisfies Texts;
