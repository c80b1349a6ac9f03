import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    optional: "(optional)",
    error: "Error:",
    showPassword: "Show password",
    hidePassword: "Hide password",
    heading_one: "Please check this:",
    heading_other: "Please check these {{count}} things:",
  },
  es: {
    optional: "(opcional)",
    error: "Error:",
    showPassword: "Mostrar contraseña",
    hidePassword: "Ocultar contraseña",
    heading_one: "Revisa esto:",
    heading_other: "Revisa estos {{count}} puntos:",
  },
} satisfies Texts;
