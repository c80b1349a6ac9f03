import type { Texts } from "../../../i18n/translate.ts";

export const texts = {
  en: {
    title: "About {{brand}}",
    what: "What we do",
    what_answer:
      "{{brand}} takes people where they want to go. Here you can request a taxi now or book one for later, see the price before you confirm, and follow your taxi to your door.",
    whom: "Who we serve",
    whom_people: "Travelers: you can create an account in a minute.",
    whom_companies:
      "Companies: your employees travel on one account, and you see every trip in one place.",
    whom_hotels: "Hotels: your front desk requests a taxi for a guest in seconds.",
    reach: "Contact us",
    reach_call: "Call {{phone}}.",
    reach_ticket:
      "If you have an account, you can also open a support ticket. You find our answer there.",
  },
  es: {
    title: "Sobre {{brand}}",
    what: "Qué hacemos",
    what_answer:
      "{{brand}} lleva a las personas adonde quieren ir. Aquí puedes pedir un taxi ahora o reservar uno para más tarde, ver el precio antes de confirmar y seguir tu taxi hasta la puerta.",
    whom: "A quién servimos",
    whom_people: "Viajeros: puedes crear una cuenta en un minuto.",
    whom_companies:
      "Empresas: tus empleados viajan con una sola cuenta y tú ves todos los viajes en un mismo sitio.",
    whom_hotels: "Hoteles: tu recepción pide un taxi para un huésped en segundos.",
    reach: "Contacta con nosotros",
    reach_call: "Llama al {{phone}}.",
    reach_ticket:
      "Si tienes una cuenta, también puedes abrir una incidencia. Allí encontrarás nuestra respuesta.",
  },
} satisfies Texts;
