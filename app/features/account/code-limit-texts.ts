import type { Texts } from "../../i18n/translate.ts";

/** Messages for a user who asks for too many codes. They do not reveal whether the account exists. */
export const texts = {
  en: {
    tooManyFromHere_one:
      "Too many codes have been requested for this e-mail or phone from your network. If it has an account, the newest code that we sent still works: look in your messages. You can ask for another in a minute.",
    tooManyFromHere_other:
      "Too many codes have been requested for this e-mail or phone from your network. If it has an account, the newest code that we sent still works: look in your messages. You can ask for another in {{count}} minutes.",
    tooManyForAccount_one:
      "Too many codes have been requested for this e-mail or phone from several networks. If it has an account, the newest code that we sent still works: look in your messages. You can ask for another in a minute.",
    tooManyForAccount_other:
      "Too many codes have been requested for this e-mail or phone from several networks. If it has an account, the newest code that we sent still works: look in your messages. You can ask for another in {{count}} minutes.",
  },
  es: {
    tooManyFromHere_one:
      "Se han pedido demasiados códigos para este correo o teléfono desde tu red. Si tiene una cuenta, el último código que enviamos sigue valiendo: mira tus mensajes. Podrás pedir otro dentro de un minuto.",
    tooManyFromHere_other:
      "Se han pedido demasiados códigos para este correo o teléfono desde tu red. Si tiene una cuenta, el último código que enviamos sigue valiendo: mira tus mensajes. Podrás pedir otro dentro de {{count}} minutos.",
    tooManyForAccount_one:
      "Se han pedido demasiados códigos para este correo o teléfono desde varias redes. Si tiene una cuenta, el último código que enviamos sigue valiendo: mira tus mensajes. Podrás pedir otro dentro de un minuto.",
    tooManyForAccount_other:
      "Se han pedido demasiados códigos para este correo o teléfono desde varias redes. Si tiene una cuenta, el último código que enviamos sigue valiendo: mira tus mensajes. Podrás pedir otro dentro de {{count}} minutos.",
  },
} satisfies Texts;
