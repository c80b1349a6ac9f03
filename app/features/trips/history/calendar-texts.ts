import type { Texts } from "../../../i18n/translate.ts";

export const texts = {
  en: {
    summary: "Taxi, {{brand}}",
    from: "From: {{place}}",
    to: "To: {{place}}",
    traveller: "Traveler: {{name}}",
    phone: "{{brand}}: {{phone}}",
    alarm: "Your taxi arrives at {{place}} in 15 minutes",
  },
  es: {
    summary: "Taxi, {{brand}}",
    from: "Origen: {{place}}",
    to: "Destino: {{place}}",
    traveller: "Viajero: {{name}}",
    phone: "{{brand}}: {{phone}}",
    alarm: "Tu taxi llega a {{place}} dentro de 15 minutos",
  },
} satisfies Texts;
