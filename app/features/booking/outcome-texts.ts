import type { Texts } from "../../i18n/translate.ts";

/** How it went with what somebody keeps for ordering. */
export const texts = {
  en: {
    registered: "Data successfully registered",
    updated: "Data updated",
    successful: "The action was successful",
    failed: "Failed",
    unknown: "We do not know whether this was saved. Look at the list before you try again.",
  },
  es: {
    registered: "Datos registrados correctamente",
    updated: "Datos actualizados",
    successful: "La acción se ha realizado correctamente",
    failed: "No se ha podido hacer",
    unknown: "No sabemos si se ha guardado. Mira la lista antes de volver a intentarlo.",
  },
} satisfies Texts;
