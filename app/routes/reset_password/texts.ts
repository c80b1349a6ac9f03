import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    title: "Choose another password",
    intro: "Enter the code that we sent you and a new password. The old password stops working.",
    code: "Code",
    code_hint: "Copy it from our message.",
    password: "New password",
    password_hint: "At least 8 characters.",
    password_confirmation: "Repeat the new password",
    save: "Save the password",
    no_code: "No code, or has it expired?",
    ask: "Get another one",
    updated: "Password updated",
  },
  es: {
    title: "Elige otra contraseña",
    intro:
      "Escribe el código que te enviamos y una contraseña nueva. La anterior dejará de funcionar.",
    code: "Código",
    code_hint: "Cópialo de nuestro mensaje.",
    password: "Contraseña nueva",
    password_hint: "Al menos 8 caracteres.",
    password_confirmation: "Repite la contraseña nueva",
    save: "Guardar la contraseña",
    no_code: "¿No tienes código o ha caducado?",
    ask: "Pide otro",
    updated: "Contraseña actualizada",
  },
} satisfies Texts;
