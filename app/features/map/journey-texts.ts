import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    map: "Map of the journey",
    origin: "Pickup: {{name}}",
    destination: "Destination: {{name}}",
    favourite: "Favorite: {{name}}",
    distance: "{{km}} km as the crow flies",
    choose_origin: "Press the map where the taxi should pick you up.",
    choose_destination: "Press the map to choose the destination, or drag the pickup to move it.",
    move: "Drag the pickup or the destination to move it.",
  },
  es: {
    map: "Mapa del trayecto",
    origin: "Recogida: {{name}}",
    destination: "Destino: {{name}}",
    favourite: "Favorito: {{name}}",
    distance: "{{km}} km en línea recta",
    choose_origin: "Pulsa en el mapa dónde debe recogerte el taxi.",
    choose_destination:
      "Pulsa en el mapa para elegir el destino, o arrastra la recogida para moverla.",
    move: "Arrastra la recogida o el destino para moverlos.",
  },
} satisfies Texts;
