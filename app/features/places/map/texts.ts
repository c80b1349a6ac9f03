import type { Texts } from "../../../i18n/translate.ts";

export const texts = {
  en: {
    map: "Map of the journey",
    origin: "Origin: {{name}}. Drag it to move it.",
    destination: "Destination: {{name}}. Drag it to move it.",
  },
  es: {
    map: "Mapa del viaje",
    origin: "Origen: {{name}}. Arrástralo para moverlo.",
    destination: "Destino: {{name}}. Arrástralo para moverlo.",
  },
} satisfies Texts;
