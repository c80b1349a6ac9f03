import type { Texts } from "../../../i18n/translate.ts";

export const texts = {
  en: {
    title: "About {{brand}}",
    what: "What we do",
    what_answer:
      "{{brand}} takes people where they want to go. On these pages you order a taxi for now, book one for later, see what it costs before you confirm, and follow it until it is at the door.",
    whom: "For whom",
    whom_people: "For everyone: a minute is enough to open an account.",
    whom_companies:
      "For companies, whose employees travel on one account, with every trip in one place.",
    whom_hotels: "For hotels, whose front desk calls a taxi for a guest with a few presses.",
    reach: "How to reach us",
    reach_call: "Call {{phone}}.",
    reach_ticket:
      "Whoever has an account can write to us with a support ticket, and finds our answer there.",
  },
  es: {
    title: "Sobre {{brand}}",
    what: "Qué hacemos",
    what_answer:
      "{{brand}} lleva a las personas adonde quieren ir. En estas páginas pides un taxi para ahora, reservas uno para más tarde, ves lo que cuesta antes de confirmar y lo sigues hasta que llega a la puerta.",
    whom: "Para quién",
    whom_people: "Para todo el mundo: abrir una cuenta lleva un minuto.",
    whom_companies:
      "Para empresas, cuyos empleados viajan con una sola cuenta y con todos los viajes en un mismo sitio.",
    whom_hotels:
      "Para hoteles, cuya recepción pide un taxi para un huésped con unas pocas pulsaciones.",
    reach: "Cómo encontrarnos",
    reach_call: "Llama al {{phone}}.",
    reach_ticket:
      "Quien tiene una cuenta puede escribirnos con una incidencia, y encuentra allí nuestra respuesta.",
  },
} satisfies Texts;
