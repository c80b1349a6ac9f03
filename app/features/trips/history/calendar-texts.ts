import type { Texts } from "../../../i18n/translate.ts";

export const texts = {
  en: {
    summary: "Taxi, {{brand}}",
    from: "From: {{place}}",
    to: "To: {{place}}",
    traveller: "Traveler: {{name}}",
    phone: "{{brand}}: {{phone}}",
    alarm: "Your taxi comes in a quarter of an hour to {{place}}",
  },
  es: {
    summary: "Taxi, {{brand}}",
    from: "Origen: {{place}}",
    to: "Destino: {{place}}",
    traveller: "Pasajero: {{name}}",
    phone: "{{brand}}: {{phone}}",
    alarm: "Tu taxi llega dentro de un cuarto de hora a {{place}}",
  },
} satisfies Texts;
