import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    title: "Recover your password",
    intro: "Enter your e-mail or phone, and we will send you a code to choose a new password.",
    login: "E-mail or phone",
    send: "Send the code",
    sent_title: "Check your messages",
    sent: "If there is an account with that e-mail or phone, we have sent it a code. It can take a minute to arrive.",
    sent_hint: "If it does not arrive, check your spam folder.",
    have_code: "I have the code",
    send_again: "Get another code",
    to_login: "Back to log in",
  },
  es: {
    title: "Recupera tu contraseña",
    intro: "Escribe tu correo o tu teléfono y te enviaremos un código para elegir otra contraseña.",
    login: "Correo electrónico o teléfono",
    send: "Enviar el código",
    sent_title: "Revisa tus mensajes",
    sent: "Si hay una cuenta con ese correo o teléfono, le hemos enviado un código. Puede tardar un minuto en llegar.",
    sent_hint: "Si no llega, mira en el correo no deseado.",
    have_code: "Tengo el código",
    send_again: "Pedir otro código",
    to_login: "Volver a la página de acceso",
  },
} satisfies Texts;
