import type { Texts } from "../../i18n/translate.ts";

/** What a transfer says of itself, wherever it stands. */
export const texts = {
  en: {
    question: "Send {{amount}} to {{receiver}}?",
    receiver: "To",
    receiver_as: "{{receiver}} ({{to}})",
    amount: "Amount",
    purse: "From",
    balance: "Balance now",
    left: "Balance afterwards",
    when: "Date",
    number: "Number",
    send: "Send {{amount}}",
    change: "Change",
    cancel: "Do not send",
    again: "You have just sent the same",
    again_hint:
      "{{amount}} went to {{receiver}} a moment ago. Send it only if it is meant to go twice.",
    not_enough: "You do not have enough balance \\ Customer is invalid",
    sent: "You have sent {{amount}} to {{receiver}}",
    back: "Back to your purses",
    unknown: "We do not know yet whether your transfer has arrived",
    unknown_hint:
      "The line to {{brand}} broke at the wrong moment. Please do not send it again: {{amount}} may already be with {{receiver}}. Look again in a moment, or ask by phone.",
    lost: "Your transfer did not arrive",
    lost_hint:
      "We have looked for it at {{brand}} for some minutes, and nothing has left your purse by it. You can send it again.",
    look_again: "Look again",
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
    again: "Acabas de enviar lo mismo",
    again_hint:
      "Hace un momento se enviaron {{amount}} a {{receiver}}. Envíalo solo si deben ir dos veces.",
    not_enough: "No tienes saldo suficiente o el cliente no es válido",
    sent: "Has enviado {{amount}} a {{receiver}}",
    back: "Volver a tus monederos",
    unknown: "Todavía no sabemos si tu transferencia ha llegado",
    unknown_hint:
      "La línea con {{brand}} se cortó en mal momento. No la envíes otra vez, por favor: puede que {{receiver}} ya tenga {{amount}}. Vuelve a mirar dentro de un momento o pregunta por teléfono.",
    lost: "Tu transferencia no ha llegado",
    lost_hint:
      "La hemos buscado en {{brand}} durante unos minutos y con ella no ha salido nada de tu monedero. Puedes enviarla otra vez.",
    look_again: "Volver a mirar",
    retry: "Enviarla otra vez",
    call: "Llamar al {{phone}}",
  },
} satisfies Texts;
