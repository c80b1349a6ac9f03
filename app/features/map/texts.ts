import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    no_streets: "The map's streets cannot be shown yet. What it says stands below it.",
    keys: "The arrow keys move the map, plus and minus zoom it, Home shows everything.",
    zoom_in: "Zoom in",
    zoom_out: "Zoom out",
    show_all: "Show everything",
  },
  es: {
    no_streets: "Aún no se pueden mostrar las calles del mapa. Lo que dice está debajo.",
    keys: "Las flechas mueven el mapa; más y menos lo acercan y lo alejan; Inicio lo muestra todo.",
    zoom_in: "Acercar",
    zoom_out: "Alejar",
    show_all: "Mostrar todo",
  },
} satisfies Texts;
