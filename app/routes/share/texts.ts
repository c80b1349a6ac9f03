import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    title: "Share a trip",
    intro:
      "The link shows where the taxi is, its plate and the meeting point, but no names or phone numbers. It stops working when the trip ends.",
    from: "From",
    make: "Create a link",
    link: "Link",
    copy: "Copy the link",
    copied: "Link copied",
    send: "Send the link",
    scan: "Or show this QR code",
    qr: "QR code of the link",
    stop: "Stop sharing",
    stopped: "The link no longer works",
    back: "Back",
  },
  es: {
    title: "Compartir un viaje",
    intro:
      "El enlace muestra por dónde va el taxi, su matrícula y el punto de encuentro, pero no nombres ni teléfonos. Deja de funcionar cuando termina el viaje.",
    from: "Desde",
    make: "Crear un enlace",
    link: "Enlace",
    copy: "Copiar el enlace",
    copied: "Enlace copiado",
    send: "Enviar el enlace",
    scan: "O muestra este código QR",
    qr: "Código QR del enlace",
    stop: "Dejar de compartir",
    stopped: "El enlace ya no funciona",
    back: "Volver",
  },
} satisfies Texts;
