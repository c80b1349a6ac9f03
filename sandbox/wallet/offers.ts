import type { Label } from "../world.ts";

export type Offer = {
  code: string;
  title: string;
  description: string;
  gives: string;
  /** Remaining days at the start; negative for an ended promotion. */
  daysLeft: number;
  reviewed?: boolean;
  /** The demo client's progress with it at the start. */
  demoLabel?: Label;
};

/** The groups' promotions by permalink, latest first. */
export const offers: Record<string, Offer[]> = {
  "radio-taxi-cantalmar": [
    {
      code: "VUELVE15",
      title: "Quince por ciento en tu próximo viaje",
      description: "Para quien lleva un mes sin vernos. Vale para un viaje, de día o de noche.",
      gives: "15 % de descuento",
      daysLeft: 45,
    },
    {
      code: "MARINA4",
      title: "Cuatro euros para ir al puerto",
      description: "Temporada de cruceros: te acercamos a la terminal y pagamos una parte.",
      gives: "4 € de descuento",
      daysLeft: 20,
    },
    {
      code: "FAMILIA25",
      title: "Descuento de familia numerosa",
      description: "Comprobamos tu solicitud en unos minutos y te avisamos con un mensaje.",
      gives: "25 % de descuento",
      daysLeft: 30,
      reviewed: true,
    },
    {
      code: "BRISA3",
      title: "Tres euros por usar el monedero",
      description: "Gracias por recargar tu monedero este mes.",
      gives: "3 € de descuento",
      daysLeft: 60,
      demoLabel: "approved",
    },
    {
      code: "CAMPUS10",
      title: "Diez por ciento para estudiantes",
      description: "Con matrícula en la Universidad de Cantalmar.",
      gives: "10 % de descuento",
      daysLeft: 90,
      reviewed: true,
      demoLabel: "rejected",
    },
    {
      code: "FERIA20",
      title: "A la feria en taxi",
      description: "Un viaje al Recinto Ferial durante los días de feria.",
      gives: "20 % de descuento",
      daysLeft: -12,
    },
  ],
  alazul: [
    {
      code: "RETURN12",
      title: "Twelve per cent off your way back",
      description: "Book the transfer back to the airport with us and save on it.",
      gives: "12 % off",
      daysLeft: 60,
    },
    {
      code: "RUNWAY6",
      title: "Six euros off before sunrise",
      description: "For transfers that leave between three and six in the morning.",
      gives: "€6 off",
      daysLeft: 25,
    },
    {
      code: "CREW25",
      title: "Airline crew discount",
      description: "We check your request within minutes and tell you in a message.",
      gives: "25 % off",
      daysLeft: 90,
      reviewed: true,
    },
    {
      code: "AZUL4",
      title: "Cuatro euros de bienvenida",
      description: "Gracias por elegir Alazul. Para cualquier traslado.",
      gives: "4 € de descuento",
      daysLeft: 40,
      demoLabel: "approved",
    },
    {
      code: "SENIOR10",
      title: "Ten per cent for pensioners",
      description: "With a pensioner's card.",
      gives: "10 % off",
      daysLeft: 120,
      reviewed: true,
      demoLabel: "rejected",
    },
    {
      code: "SPRING18",
      title: "Spring break",
      description: "Eighteen per cent off all transfers in the holidays.",
      gives: "18 % off",
      daysLeft: -20,
    },
  ],
  "taxi-limoncillo": [
    {
      code: "LIMON15",
      title: "Quince por ciento con mucho zumo",
      description: "Para tu próximo viaje por el centro.",
      gives: "15 % de descuento",
      daysLeft: 30,
    },
    {
      code: "PULPA2",
      title: "Dos euros de regalo",
      description: "Porque sí. Para un viaje cualquiera.",
      gives: "2 € de descuento",
      daysLeft: 15,
    },
    {
      code: "GAJO20",
      title: "Tarifa de barrio",
      description: "Para quien vive en la zona sur. Lo comprobamos en unos minutos.",
      gives: "20 % de descuento",
      daysLeft: 60,
      reviewed: true,
    },
    {
      code: "MENTA10",
      title: "Diez por ciento para repetir",
      description: "Si viajaste con nosotros este mes.",
      gives: "10 % de descuento",
      daysLeft: 45,
      reviewed: true,
      demoLabel: "rejected",
    },
    {
      code: "AGRIO12",
      title: "Doce por ciento de despedida del invierno",
      description: "Para los últimos días de frío.",
      gives: "12 % de descuento",
      daysLeft: -30,
    },
  ],
};
