import type { Texts } from "../../i18n/translate.ts";

/** What is said of words and files that are sent, in the panel's words where the API has others. */
export const texts = {
  en: {
    tooManyFiles: "Attach 5 files at most.",
    fileFormat: "Only PNG and JPEG pictures and PDF documents can be attached: {{names}}",
    fileSize: "A file may have 4 MB at most: {{names}}",
    /** The API's code for a ticket that takes no more answers. */
    final_state: "This ticket is closed by now. Open a new one if you need anything else.",
    notKnown:
      "We could not find out whether this has arrived. Look at your support tickets before you send it again.",
  },
  es: {
    tooManyFiles: "Adjunta 5 archivos como mucho.",
    fileFormat: "Solo se pueden adjuntar imágenes PNG o JPEG y documentos PDF: {{names}}",
    fileSize: "Cada archivo puede ocupar 4 MB como mucho: {{names}}",
    final_state: "Esta incidencia ya está cerrada. Abre otra si necesitas algo más.",
    notKnown:
      "No hemos podido saber si esto ha llegado. Mira tus incidencias antes de volver a enviarlo.",
  },
} satisfies Texts;
