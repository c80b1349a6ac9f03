import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    title: "Share a trip",
    intro:
      "Whoever has the link sees where the taxi stands, its plate and the meeting point, and neither names nor phones. It ends with the trip.",
    from: "From",
    make: "Make a link",
    link: "Link",
    copy: "Copy the link",
    copied: "The link is copied",
    send: "Send the link",
    scan: "Or let somebody scan this",
    qr: "QR code of the link",
    stop: "Stop sharing",
    stopped: "The link leads nowhere any more",
    back: "Back",
  },
  es: {
    title: "Compartir un viaje",
    intro:
      "Quien tenga el enlace ve por dónde va el taxi, su matrícula y el punto de encuentro, pero ni nombres ni teléfonos. Termina con el viaje.",
    from: "Desde",
    make: "Crear un enlace",
    link: "Enlace",
    copy: "Copiar el enlace",
    copied: "El enlace se ha copiado",
    send: "Enviar el enlace",
    scan: "O deja que alguien escanee esto",
    qr: "Código QR del enlace",
    stop: "Dejar de compartir",
    stopped: "El enlace ya no lleva a ninguna parte",
    back: "Volver",
  },
} satisfies Texts;
