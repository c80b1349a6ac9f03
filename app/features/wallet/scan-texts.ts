import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    scan: "Scan their QR code",
    title: "Hold the QR code in front of the camera",
    no_camera: "The camera cannot be used. Choose a picture instead, or type the code.",
    found: "The code has been read: {{code}}",
  },
  es: {
    scan: "Escanear su código QR",
    title: "Pon el código QR delante de la cámara",
    no_camera: "No se puede usar la cámara. Elige una imagen o escribe el código.",
    found: "Se ha leído el código: {{code}}",
  },
} satisfies Texts;
