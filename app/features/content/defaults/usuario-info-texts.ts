import type { Texts } from "../../../i18n/translate.ts";

export const texts = {
  en: {
    title: "How to travel with {{brand}}",
    order: "Order a taxi",
    order_where:
      "Log in and type where you are and, if you know it, where you are going. After three letters you see the addresses that match; the ones you have saved come first.",
    order_price:
      "Before you confirm you see what the trip costs: a fixed price, or a range where it depends on the way and the traffic. If several groups serve your address, choose the fare you like best.",
    order_notes:
      "Anything the driver should know fits in the notes: the door, the number of suitcases, a wheelchair, a pet.",
    book: "Book one for later",
    book_how:
      "Choose a date and a time instead of ordering at once. Your booking waits under Reservations, and when its time comes we look for a taxi by ourselves.",
    follow: "Follow your taxi",
    follow_how: "Under Orders you see how it is getting on, and the page keeps itself up to date:",
    follow_searching: "We are looking for a taxi near you.",
    follow_coming: "A driver is on the way. You see the name, the car and its plate.",
    follow_waiting: "The taxi is at the pickup point and waits for you.",
    follow_riding: "You are on your way, until the trip is completed.",
    cancel: "Cancel",
    cancel_how:
      "Plans change. Cancel from Orders or Reservations as soon as you know: a driver may already be on the way to you.",
    pay: "Pay",
    pay_how:
      "Under Payment method you see the ways to pay and choose the one you use most. Whoever travels on a company's account pays nothing: the trip goes on the company's account.",
    pay_receipt:
      "Under My trips you find every trip and its price, and can download them as a PDF.",
    more: "Do you need anything else?",
    more_call: "Call {{brand}} at {{phone}}.",
    more_ticket:
      "Or open a ticket under Support tickets, about a trip if you like. The answer arrives in the same place.",
  },
  es: {
    title: "Cómo viajar con {{brand}}",
    order: "Pide un taxi",
    order_where:
      "Entra y escribe dónde estás y, si lo sabes, adónde vas. A partir de tres letras ves las direcciones que coinciden; primero, las que tienes guardadas.",
    order_price:
      "Antes de confirmar ves lo que cuesta el viaje: un precio fijo, o una horquilla si depende del camino y del tráfico. Si varios grupos atienden tu dirección, elige la tarifa que prefieras.",
    order_notes:
      "Lo que el conductor deba saber cabe en las observaciones: el portal, el número de maletas, una silla de ruedas, una mascota.",
    book: "Resérvalo para más tarde",
    book_how:
      "Elige fecha y hora en lugar de pedirlo al momento. Tu reserva espera en Reservas y, cuando llega su hora, buscamos el taxi por ti.",
    follow: "Sigue a tu taxi",
    follow_how: "En Pedidos ves cómo va, y la página se actualiza sola:",
    follow_searching: "Buscamos un taxi cerca de ti.",
    follow_coming: "Un conductor va de camino. Ves su nombre, el coche y la matrícula.",
    follow_waiting: "El taxi está en el punto de recogida y te espera.",
    follow_riding: "Estás de camino, hasta que el viaje termina.",
    cancel: "Anula",
    cancel_how:
      "Los planes cambian. Anula desde Pedidos o Reservas en cuanto lo sepas: puede que un conductor ya vaya a buscarte.",
    pay: "Paga",
    pay_how:
      "En Forma de pago ves cómo puedes pagar y eliges la forma que más usas. Quien viaja por cuenta de una empresa no paga nada: el viaje va a la cuenta de la empresa.",
    pay_receipt:
      "En Mis viajes encuentras cada viaje con su precio y puedes descargarlos en un PDF.",
    more: "¿Necesitas algo más?",
    more_call: "Llama a {{brand}} al {{phone}}.",
    more_ticket:
      "O abre una incidencia en Incidencias, sobre un viaje si quieres. La respuesta llega al mismo sitio.",
  },
} satisfies Texts;
