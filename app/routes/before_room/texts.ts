import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    title: "Your taxi",
    welcome: "Order a taxi with {{brand}}",
    promise: "Say where you are, see what it costs, and follow your taxi until it is at the door.",
    log_in: "Login",
    sign_up: "Sign up",
    call: "Or call {{phone}}",
    logged_in: "You are logged in as {{name}}.",
  },
  es: {
    title: "Tu taxi",
    welcome: "Pide un taxi con {{brand}}",
    promise: "Di dónde estás, mira lo que cuesta y sigue a tu taxi hasta que llegue a la puerta.",
    log_in: "Entrar",
    sign_up: "Registrarse",
    call: "O llama al {{phone}}",
    logged_in: "Has entrado como {{name}}.",
  },
} satisfies Texts;
