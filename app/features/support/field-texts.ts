import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    files: "Attachments",
    files_hint: "Up to 5 PNG or JPEG pictures or PDF documents of 4 MB each, 10 MB in all.",
    choose_again: "If you had chosen files, choose them again.",
  },
  es: {
    files: "Archivos adjuntos",
    files_hint: "Hasta 5 imágenes PNG o JPEG o documentos PDF, de 4 MB cada uno y 10 MB en total.",
    choose_again: "Si habías elegido archivos, vuelve a elegirlos.",
  },
} satisfies Texts;
