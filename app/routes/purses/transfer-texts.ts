import type { Texts } from "../../i18n/translate.ts";

/** The texts of a transfer in each of its states. */
export const texts = {
  en: {
    question: "Send {{amount}} to {{receiver}}?",
    receiver: "To",
    receiver_as: "{{receiver}} ({{to}})",
    amount: "Amount",
    purse: "From",
    balance: "Balance now",
    left: "Balance after",
    when: "Date",
    number: "Number",
    send: "Send {{amount}}",
    change: "Change",
    cancel: "Do not send",
    again: "You have just made this transfer",
    again_hint:
      "You sent {{amount}} to {{receiver}} a moment ago. Continue only if you want to send it twice.",
    not_enough: "You do not have enough balance \\ Customer is invalid",
    sent: "You have sent {{amount}} to {{receiver}}",
    back: "Back to your purses",
    unknown: "We could not confirm your transfer",
    unknown_hint:
      "The connection to {{brand}} was interrupted. Do not send it again yet: {{receiver}} may already have {{amount}}. Check again in a moment, or call.",
    lost: "Your transfer did not arrive",
    lost_hint:
      "We checked with {{brand}} for several minutes, and no money has left your purse. You can send it again.",
    look_again: "Check again",
    retry: "Send it again",
    call: "Call {{phone}}",
  },
  es: {
    question: "¿Enviar {{amount}} a {{receiver}}?",
    receiver: "Para",
    receiver_as: "{{receiver}} ({{to}})",
    amount: "Importe",
    purse: "Desde",
    balance: "Saldo ahora",
    left: "Saldo después",
    when: "Fecha",
    number: "Número",
    send: "Enviar {{amount}}",
    change: "Cambiar",
    cancel: "No enviar",
    again: "Acabas de hacer esta transferencia",
    again_hint:
      "Hace un momento enviaste {{amount}} a {{receiver}}. Continúa solo si quieres enviarlo dos veces.",
    not_enough: "No tienes saldo suficiente o el cliente no es válido",
    sent: "Has enviado {{amount}} a {{receiver}}",
    back: "Volver a tus monederos",
    unknown: "No hemos podido confirmar tu transferencia",
    unknown_hint:
      "Se ha interrumpido la conexión con {{brand}}. No la envíes otra vez todavía: puede que {{receiver}} ya tenga {{amount}}. Compruébalo de nuevo en un momento o llama.",
    lost: "Tu transferencia no ha llegado",
    lost_hint:
      "Lo hemos comprobado con {{brand}} durante varios minutos y no ha salido dinero de tu monedero. Puedes enviarla otra vez.",
    look_again: "Comprobar de nuevo",
    retry: "Enviarla otra vez",
    call: "Llamar al {{phone}}",
  },
} satisfies Texts;
