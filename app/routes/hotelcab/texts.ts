import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    title: "Quick button",
    description:
      "The taxi button for your hotel's front desk: one press, and {{brand}} sends a taxi to the door.",
    welcome: "The taxi button of your front desk",
    promise: "One press, and {{brand}} sends a taxi to the door of your hotel.",
    open: "Open the front desk",
    not_a_desk: "You are logged in as {{name}}. This account has no hotel front desk.",
    home: "Go to your start page",
    call: "No account yet? Call {{phone}}",
    press: "Press once",
    press_text: "The pickup is your hotel. Guest, room and destination are optional.",
    plate: "Read the plate",
    plate_text:
      "The screen shows the driver and the arrival time, and prints a card for the guest.",
    watch: "See what needs attention",
    watch_text: "Alerts come first: a driver at the door, a long search.",
  },
  es: {
    title: "Botón rápido",
    description:
      "El botón de taxi para la recepción de tu hotel: una pulsación y {{brand}} envía un taxi a la puerta.",
    welcome: "El botón de taxi de tu recepción",
    promise: "Una pulsación y {{brand}} envía un taxi a la puerta de tu hotel.",
    open: "Abrir la recepción",
    not_a_desk: "Has entrado como {{name}}. Esta cuenta no tiene recepción de hotel.",
    home: "Ir a tu página de inicio",
    call: "¿Aún no tienes cuenta? Llama al {{phone}}",
    press: "Pulsa una vez",
    press_text: "La recogida es en tu hotel. Huésped, habitación y destino son opcionales.",
    plate: "Lee la matrícula",
    plate_text:
      "La pantalla muestra el conductor y la hora de llegada, e imprime una tarjeta para el huésped.",
    watch: "Mira qué necesita atención",
    watch_text: "Los avisos van primero: un conductor en la puerta, una búsqueda larga.",
  },
} satisfies Texts;
