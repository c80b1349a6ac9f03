import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    title: "Choose another password",
    intro: "With the code that we have sent you. From then on, only the new password lets you in.",
    code: "Code",
    code_hint: "Copy it from our message.",
    password: "New password",
    password_hint: "At least 8 characters.",
    password_confirmation: "Repeat the new password",
    save: "Save the password",
    no_code: "No code, or is it too old?",
    ask: "Ask for another",
    updated: "Password updated",
  },
  es: {
    title: "Elige otra contraseña",
    intro: "Con el código que te hemos enviado. Desde entonces solo podrás entrar con la nueva.",
    code: "Código",
    code_hint: "Cópialo de nuestro mensaje.",
    password: "Contraseña nueva",
    password_hint: "Al menos 8 caracteres.",
    password_confirmation: "Repite la contraseña nueva",
    save: "Guardar la contraseña",
    no_code: "¿No tienes código o ya no vale?",
    ask: "Pide otro",
    updated: "Contraseña actualizada",
  },
} satisfies Texts;
