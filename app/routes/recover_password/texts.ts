import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    title: "Recover your password",
    intro: "Tell us your e-mail or phone, and we will send you a code to choose another password.",
    login: "E-mail or phone",
    send: "Send the code",
    sent_title: "Look in your messages",
    sent: "If there is an account with that e-mail or phone, we have sent it a code. It can take a minute to arrive.",
    sent_hint: "If it does not come, look among your unwanted messages.",
    have_code: "I have the code",
    send_again: "Ask for another code",
    to_login: "Back to log-in",
  },
  es: {
    title: "Recupera tu contraseña",
    intro: "Dinos tu correo o tu teléfono y te enviaremos un código para elegir otra contraseña.",
    login: "Correo electrónico o teléfono",
    send: "Enviar el código",
    sent_title: "Mira tus mensajes",
    sent: "Si hay una cuenta con ese correo o teléfono, le hemos enviado un código. Puede tardar un minuto en llegar.",
    sent_hint: "Si no llega, mira en el correo no deseado.",
    have_code: "Tengo el código",
    send_again: "Pedir otro código",
    to_login: "Volver a iniciar sesión",
  },
} satisfies Texts;
