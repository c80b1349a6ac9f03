import type { Texts } from "../../../i18n/translate.ts";

export const texts = {
  en: {
    gone: "We no longer have the phone number and the notes",
    gone_hint: "We keep them for 30 minutes, for you only. Enter them again if you need them.",
  },
  es: {
    gone: "Ya no tenemos el teléfono ni las indicaciones",
    gone_hint: "Los guardamos 30 minutos, solo para ti. Vuelve a escribirlos si los necesitas.",
  },
} satisfies Texts;
