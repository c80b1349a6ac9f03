import type { Label, TicketType } from "../world.ts";

/** A conversation from before the start: the customer speaks first, then an agent, and so on in turn. */
export type PastTicket = {
  language: "es" | "en";
  type: TicketType;
  label: Label;
  subject: string;
  turns: string[];
  aboutTrip?: boolean;
  /** The attachments of the customer's first message. */
  files?: File[];
};

/** A tiny grey picture. */
const receipt = new File(
  [
    Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAABgAAAAgCAAAAAAtNefkAAAAL0lEQVR42mP4jwMwUFfCBgMQkqCHq6Yhgf//84Bg" +
        "1A6SJfZhAGrYoQEBJEjQxIMAJee7z5FHOCUAAAAASUVORK5CYII=",
      "base64",
    ),
  ],
  "recibo.png",
  { type: "image/png" },
);

/** Latest first. A closed ticket, or one that waits for the customer, ends with the agent's answer. */
export const pastTickets: PastTicket[] = [
  {
    language: "es",
    type: "claim",
    label: "waiting_for_answer",
    subject: "Me cobraron dos veces el mismo viaje",
    aboutTrip: true,
    files: [receipt],
    turns: [
      "El lunes pagué en el taxi con tarjeta y además se descontó de mi monedero. Adjunto el recibo.",
      "Sentimos la molestia. ¿Puedes decirnos las cuatro últimas cifras de la tarjeta?",
    ],
  },
  {
    language: "es",
    type: "question",
    label: "pending",
    subject: "¿Puedo llevar una bicicleta?",
    turns: [
      "Quiero ir el sábado a Cala Caracola con una bicicleta de montaña. ¿Cabe en vuestros taxis?",
      "Sí, en los vehículos familiares, con la rueda delantera desmontada. ¿Para cuántas personas?",
      "Seremos dos personas y una sola bicicleta. ¿La pido al reservar?",
    ],
  },
  {
    language: "en",
    type: "question",
    label: "waiting_for_answer",
    subject: "Name board in Japanese",
    turns: [
      "Our guest reads little English. Can the driver's board be written in Japanese?",
      "With pleasure. Please send us the name exactly as it should appear.",
    ],
  },
  {
    language: "es",
    type: "complaint",
    label: "approved",
    subject: "El taxi llegó veinte minutos tarde",
    aboutTrip: true,
    turns: [
      "Esperé veinte minutos bajo la lluvia y nadie me avisó.",
      "Lo sentimos mucho: el puente de Levante estaba cortado. ¿Perdiste alguna conexión?",
      "No, pero llegué tarde a una consulta médica.",
      "Hemos devuelto el importe del viaje a tu monedero. Gracias por contárnoslo.",
    ],
  },
  {
    language: "es",
    type: "suggestion",
    label: "rejected",
    subject: "Una parada en la Cuesta de los Búhos",
    turns: [
      "Vendría muy bien una parada arriba del todo, junto al teatro.",
      "Lo consultamos con el Ayuntamiento y la calle es demasiado estrecha. Gracias por la idea.",
    ],
  },
  {
    language: "en",
    type: "claim",
    label: "approved",
    subject: "Charged for waiting after a delayed flight",
    aboutTrip: true,
    files: [receipt],
    turns: [
      "My flight was fifty minutes late and I was charged for waiting. The receipt is attached.",
      "The first hour is included, so that charge was our mistake. It is back in your purse.",
    ],
  },
  {
    language: "es",
    type: "other",
    label: "pending",
    subject: "Olvidé un paraguas",
    turns: [
      "Creo que dejé un paraguas verde con mango de madera en el asiento de atrás.",
      "Preguntamos al conductor. ¿Recuerdas si te sentaste a la izquierda o a la derecha?",
      "A la derecha, detrás del copiloto.",
      "No lo encuentra a simple vista. Mañana lleva el coche al taller y mirará bajo los asientos.",
      "Muchas gracias. Es de mi abuela, no hay prisa.",
    ],
  },
  {
    language: "es",
    type: "suggestion",
    label: "approved",
    subject: "Recibos con el nombre del proyecto",
    turns: [
      "Nos ayudaría poder escribir una referencia en cada recibo.",
      "Buena idea. ¿Bastaría con un texto corto al pedir el viaje?",
      "Sí, con veinte letras sobra.",
      "Lo añadimos en la próxima versión.",
    ],
  },
  {
    language: "es",
    type: "claim",
    label: "rejected",
    subject: "El precio no fue el estimado",
    aboutTrip: true,
    turns: [
      "La aplicación decía unos nueve euros y pagué casi doce.",
      "Revisamos el recorrido: hubo una parada de seis minutos a petición de quien viajaba.",
      "Es cierto, paramos en la farmacia. No sabía que contaba.",
      "El taxímetro también cuenta la espera. Por eso no podemos devolver la diferencia.",
    ],
  },
  {
    language: "en",
    type: "complaint",
    label: "rejected",
    subject: "The driver would not take my surfboard",
    turns: [
      "I had booked for one person with a surfboard and the driver refused it.",
      "The board was not in the booking, and the saloon has no roof rack. Please book a van next time.",
    ],
  },
  {
    language: "es",
    type: "question",
    label: "approved",
    subject: "Cambiar el correo de mi cuenta",
    turns: [
      "¿Cómo cambio la dirección de correo con la que entro?",
      "Desde tu perfil. Te llegará un aviso al correo nuevo.",
    ],
  },
  {
    language: "es",
    type: "complaint",
    label: "waiting_for_answer",
    subject: "Música demasiado alta",
    turns: [
      "Pedí que bajaran el volumen y no me hicieron caso.",
      "No debería pasar. ¿Nos dices el día y la hora aproximada?",
      "El jueves pasado, sobre las ocho de la tarde.",
      "Gracias. ¿Quieres que te informemos de lo que hablemos con el conductor?",
    ],
  },
  {
    language: "es",
    type: "other",
    label: "approved",
    subject: "Gracias a quien me ayudó con las maletas",
    turns: [
      "Subió cuatro maletas por la escalera de la estación. ¡Dadle las gracias!",
      "Se las damos hoy mismo. Nos alegra mucho leerlo.",
    ],
  },
  {
    language: "en",
    type: "suggestion",
    label: "pending",
    subject: "Quiet cars",
    turns: [
      "After a long flight I would love to be able to ask for a ride without conversation.",
      "We like the idea. Would a note in the booking do, or should it be a setting of the account?",
      "A setting would be best, so that I do not have to remember.",
    ],
  },
];
