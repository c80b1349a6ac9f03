import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    title: "About us",
    description: "Who {{brand}} is, which languages its drivers speak and how to reach it.",
    at_a_glance: "At a glance",
    speak: "Our drivers speak",
    passengers: "Passengers",
    up_to: "Up to {{count}} in one taxi",
    extras: "You can ask for",
    where: "Where we operate",
    where_answer: "Enter your address when you request a taxi to see whether we serve it.",
  },
  es: {
    title: "Quiénes somos",
    description: "Quién es {{brand}}, qué idiomas hablan sus conductores y cómo contactar.",
    at_a_glance: "De un vistazo",
    speak: "Nuestros conductores hablan",
    passengers: "Pasajeros",
    up_to: "Hasta {{count}} en un taxi",
    extras: "Puedes pedir",
    where: "Dónde trabajamos",
    where_answer: "Escribe tu dirección al pedir un taxi para ver si llegamos a ella.",
  },
} satisfies Texts;
