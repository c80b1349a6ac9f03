import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    files: "Attachments",
    files_hint: "Up to 5 PNG, JPEG or PDF files of 4 MB each, 10 MB in total.",
    choose_again: "If you attached files, choose them again.",
  },
  es: {
    files: "Archivos adjuntos",
    files_hint: "Hasta 5 archivos PNG, JPEG o PDF, de 4 MB cada uno y 10 MB en total.",
    choose_again: "Si habías adjuntado archivos, vuelve a elegirlos.",
  },
} satisfies Texts;
