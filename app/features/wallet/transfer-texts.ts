import type { Texts } from "../../i18n/translate.ts";

/** Error messages of a transfer, in addition to those of every form. */
export const texts = {
  en: {
    invalidCode: "Invalid code",
    noBalance: "You do not have enough balance \\ Customer is invalid",
    notPicture: "Choose a PNG or JPEG picture.",
    hugePicture: "This picture is too large. Choose one of at most 8 MB and 25 megapixels.",
    noQrCode:
      "We found no QR code in this picture. Take a closer one that shows the whole code, or type the code.",
    busy: "We could not read the picture. Send it again, or type the code.",
    gone: "This transfer is no longer available, and we sent no money. Please start again.",
  },
  es: {
    invalidCode: "El código no es válido",
    noBalance: "No tienes saldo suficiente o el cliente no es válido",
    notPicture: "Elige una imagen PNG o JPEG.",
    hugePicture: "Esta imagen es demasiado grande. Elige una de 8 MB y 25 megapíxeles como mucho.",
    noQrCode:
      "No hemos encontrado ningún código QR en esta imagen. Haz otra más de cerca, con el código entero, o escribe el código.",
    busy: "No hemos podido leer la imagen. Envíala otra vez o escribe el código.",
    gone: "Esta transferencia ya no está disponible y no hemos enviado dinero. Empieza de nuevo.",
  },
} satisfies Texts;
