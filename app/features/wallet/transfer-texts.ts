import type { Texts } from "../../i18n/translate.ts";

/** What is wrong with a transfer, beside what any form says. */
export const texts = {
  en: {
    invalidCode: "Invalid code",
    noBalance: "You do not have enough balance \\ Customer is invalid",
    notPicture: "Choose a PNG or JPEG picture.",
    hugePicture: "This picture is too large. Choose one of at most 8 MB and 25 megapixels.",
    noQrCode:
      "No QR code can be seen in this picture. Take it from nearer, with all of the code in it, or type the code.",
    busy: "The picture could not be read just now. Send it again, or type the code.",
    gone: "This transfer is no longer here. Nothing has been sent by it: begin anew.",
  },
  es: {
    invalidCode: "El código no es válido",
    noBalance: "No tienes saldo suficiente o el cliente no es válido",
    notPicture: "Elige una imagen PNG o JPEG.",
    hugePicture: "Esta imagen es demasiado grande. Elige una de 8 MB y 25 megapíxeles como mucho.",
    noQrCode:
      "En esta imagen no se ve ningún código QR. Hazla de más cerca, con todo el código dentro, o escribe el código.",
    busy: "Ahora mismo no se ha podido leer la imagen. Envíala otra vez o escribe el código.",
    gone: "Esta transferencia ya no está aquí. Con ella no se ha enviado nada: empieza de nuevo.",
  },
} satisfies Texts;
