import type { Texts } from "../../../i18n/translate.ts";

export const texts = {
  en: {
    title: "How to travel with {{brand}}",
    order: "Request a taxi",
    order_where:
      "Log in and type the pickup address and, if you like, your destination. After three letters you see the addresses that match, your saved ones first.",
    order_price:
      "Before you confirm, you see the price: a fixed price, or a range that depends on the route and the traffic. If several groups serve your address, choose the fare that you prefer.",
    order_notes:
      "Use the notes to tell the driver what matters: the door, the number of suitcases, a wheelchair, a pet.",
    book: "Book for later",
    book_how:
      "Choose a date and a time to book your taxi. You find it under Reservations, and we look for a driver shortly before the pickup.",
    follow: "Follow your taxi",
    follow_how: "Under Orders you see the progress of your taxi. The page updates automatically:",
    follow_searching: "We are looking for a taxi near you.",
    follow_coming: "A driver is on the way. You see the driver's name, the car and its plate.",
    follow_waiting: "The taxi is waiting for you at the pickup point.",
    follow_riding: "Your trip is in progress.",
    cancel: "Cancel",
    cancel_how:
      "If your plans change, cancel under Orders or Reservations as soon as you can: a driver may already be on the way to you.",
    pay: "Pay",
    pay_how:
      "Under Payment method you choose your default. If you travel on a company account, the company pays.",
    pay_receipt:
      "Under My trips you see every trip with its price, and you can download them as a PDF.",
    more: "Do you need anything else?",
    more_call: "Call {{brand}} at {{phone}}.",
    more_ticket:
      "Or open a ticket under Support tickets, about a trip if you like. You find our answer there.",
  },
  es: {
    title: "Cómo viajar con {{brand}}",
    order: "Pide un taxi",
    order_where:
      "Entra y escribe la dirección de recogida y, si quieres, tu destino. A partir de tres letras ves las direcciones que coinciden; primero, las que tienes guardadas.",
    order_price:
      "Antes de confirmar ves el precio: un precio fijo, o un intervalo que depende del recorrido y del tráfico. Si varios grupos atienden tu dirección, elige la tarifa que prefieras.",
    order_notes:
      "Usa las notas para contarle al conductor lo importante: el portal, el número de maletas, una silla de ruedas, una mascota.",
    book: "Reserva para más tarde",
    book_how:
      "Elige fecha y hora para reservar tu taxi. Lo encontrarás en Reservas, y buscaremos un conductor poco antes de la recogida.",
    follow: "Sigue a tu taxi",
    follow_how: "En Pedidos ves cómo va tu taxi. La página se actualiza sola:",
    follow_searching: "Buscamos un taxi cerca de ti.",
    follow_coming: "Un conductor va de camino. Ves su nombre, el coche y la matrícula.",
    follow_waiting: "El taxi te espera en el punto de recogida.",
    follow_riding: "Tu viaje está en curso.",
    cancel: "Cancela",
    cancel_how:
      "Si cambian tus planes, cancela en Pedidos o Reservas cuanto antes: puede que un conductor ya vaya a buscarte.",
    pay: "Paga",
    pay_how:
      "En Medio de pago eliges tu medio predeterminado. Si viajas con la cuenta de una empresa, paga la empresa.",
    pay_receipt: "En Mis viajes ves cada viaje con su precio y puedes descargarlos en un PDF.",
    more: "¿Necesitas algo más?",
    more_call: "Llama a {{brand}} al {{phone}}.",
    more_ticket:
      "O abre una incidencia en Incidencias, sobre un viaje si quieres. Allí encontrarás nuestra respuesta.",
  },
} satisfies Texts;
