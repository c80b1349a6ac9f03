import type { Texts } from "../../i18n/translate.ts";

/** What the API refuses here alone. */
export const texts = {
  en: { not_activated: "Activate your account with the code that we sent you" },
  es: { not_activated: "Activa tu cuenta con el código que te enviamos" },
} satisfies Texts;
