import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    updated_at: "Updated at {{time}}",
    stale: "These are the last news we have, of {{time}}: we cannot reach the taxi group just now.",
    call: "Call {{phone}}",
  },
  es: {
    updated_at: "Actualizado a las {{time}}",
    stale:
      "Esto es lo último que sabemos, de las {{time}}: ahora mismo no podemos contactar con el grupo.",
    call: "Llamar al {{phone}}",
  },
} satisfies Texts;
