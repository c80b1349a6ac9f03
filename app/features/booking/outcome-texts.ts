import type { Texts } from "../../i18n/translate.ts";

/** How it went with what somebody keeps for ordering. */
export const texts = {
  en: {
    registered: "Data successfully registered",
    updated: "Data updated",
    successful: "The action was successful",
    failed: "Failed",
  },
  es: {
    registered: "Datos registrados correctamente",
    updated: "Datos actualizados",
    successful: "La acción se ha realizado correctamente",
    failed: "No se ha podido hacer",
  },
} satisfies Texts;
