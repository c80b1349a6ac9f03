import type { Texts } from "../../i18n/translate.ts";

/** Messages about a support form's text and files; some replace the API's own messages. */
export const texts = {
  en: {
    tooManyFiles: "Attach up to 5 files.",
    fileFormat: "You can only attach PNG, JPEG and PDF files. Remove: {{names}}",
    fileSize: "Each file can be up to 4 MB. Too large: {{names}}",
    /** The API's code for a ticket that takes no more answers. */
    final_state: "This ticket is closed. Open a new one if you need anything else.",
    notKnown:
      "We could not confirm that your message arrived. Check your support tickets before you send it again.",
  },
  es: {
    tooManyFiles: "Adjunta 5 archivos como mucho.",
    fileFormat: "Solo puedes adjuntar archivos PNG, JPEG y PDF. Quita: {{names}}",
    fileSize: "Cada archivo puede ocupar hasta 4 MB. Demasiado grandes: {{names}}",
    final_state: "Esta incidencia está cerrada. Abre otra si necesitas algo más.",
    notKnown:
      "No hemos podido confirmar que tu mensaje haya llegado. Revisa tus incidencias antes de volver a enviarlo.",
  },
} satisfies Texts;
