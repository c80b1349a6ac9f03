import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    title: "Log in",
    description: "Log in to {{brand}} to request a taxi, follow it and see your trips.",
    username: "E-mail or phone",
    password: "Password",
    log_in: "Log in",
    forgot: "Forgot your password?",
    new_here: "New here?",
    sign_up: "Sign up",
    activate: "Enter the code",
    choose_password: "Choose a new password",
  },
  es: {
    title: "Entrar",
    description: "Entra en {{brand}} para pedir un taxi, seguirlo y ver tus viajes.",
    username: "Correo electrónico o teléfono",
    password: "Contraseña",
    log_in: "Entrar",
    forgot: "¿Has olvidado la contraseña?",
    new_here: "¿Es tu primera vez?",
    sign_up: "Regístrate",
    activate: "Escribir el código",
    choose_password: "Elegir otra contraseña",
  },
} satisfies Texts;
