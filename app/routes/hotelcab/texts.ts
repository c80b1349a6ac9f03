import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    title: "Quick button",
    description:
      "The taxi button for your hotel's front desk: one press, and {{brand}} sends a taxi to the door.",
    welcome: "The taxi button of your front desk",
    promise: "One press, and {{brand}} sends a taxi to the door of your hotel.",
    open: "Open the desk",
    not_a_desk: "You are logged in as {{name}}, and this account is at no hotel's desk.",
    home: "Go to your start page",
    call: "No account yet? Call {{phone}}",
    press: "Press once",
    press_text: "The origin is your hotel. Guest, room and destination can be left empty.",
    plate: "Read the plate",
    plate_text: "The board says who comes and when, and prints a card for the guest.",
    watch: "Let it watch",
    watch_text: "Whatever needs you stands on top: a driver at the door, a long search.",
  },
  es: {
    title: "Botón rápido",
    description:
      "El botón de taxi para la recepción de tu hotel: una pulsación y {{brand}} envía un taxi a la puerta.",
    welcome: "El botón de taxi de tu recepción",
    promise: "Una pulsación y {{brand}} envía un taxi a la puerta de tu hotel.",
    open: "Abrir el mostrador",
    not_a_desk: "Tienes abierta la sesión de {{name}} y esta cuenta no es de ninguna recepción.",
    home: "Ir a tu página de inicio",
    call: "¿Aún sin cuenta? Llama al {{phone}}",
    press: "Pulsa una vez",
    press_text: "El origen es tu hotel. Huésped, habitación y destino pueden quedar vacíos.",
    plate: "Lee la matrícula",
    plate_text: "El tablero dice quién viene y cuándo, e imprime una tarjeta para el huésped.",
    watch: "Deja que vigile",
    watch_text: "Lo que te necesita sube arriba: un conductor en la puerta, una búsqueda larga.",
  },
} satisfies Texts;
