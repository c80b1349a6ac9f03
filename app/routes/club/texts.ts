import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    title: "Club",
    intro: "Shops and places of the city that give you something when you come by taxi.",
    yours: "Yours",
    now: "Now: {{title}}",
    none: "No shops yet",
    none_hint: "As soon as somebody joins the club, you find them here.",
  },
  es: {
    title: "Club",
    intro: "Comercios y lugares de la ciudad que te dan algo cuando llegas en taxi.",
    yours: "Es tuyo",
    now: "Ahora: {{title}}",
    none: "Aún no hay comercios",
    none_hint: "En cuanto alguno se una al club, lo verás aquí.",
  },
} satisfies Texts;
