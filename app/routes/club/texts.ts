import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    title: "Club",
    intro: "Shops and places in the city with benefits when you arrive by taxi.",
    yours: "Your shop",
    now: "Now: {{title}}",
    none: "No shops yet",
    none_hint: "Shops that join the club appear here.",
  },
  es: {
    title: "Club",
    intro: "Comercios y lugares de la ciudad con ventajas si llegas en taxi.",
    yours: "Tu comercio",
    now: "Ahora: {{title}}",
    none: "Aún no hay comercios",
    none_hint: "Aquí verás los comercios que se unan al club.",
  },
} satisfies Texts;
