import type { Texts } from "../../i18n/translate.ts";

/** The meanings of the status codes, in the specification's words where it has them. */
export const texts = {
  en: {
    searching: "We are looking for a vehicle, please wait.",
    looking_for: "Looking for...",
    coming: "A driver is going to pick you up",
    waiting: "Vehicle at the pickup point waiting for passenger(s)",
    riding: "Trip in progress",
    completed: "Completed",
    cancelled: "Cancelled",
    finished: "Finished",
    booked: "Scheduled",
    unknown: "In progress",
  },
  es: {
    searching: "Estamos buscando un vehículo, espera, por favor.",
    looking_for: "Buscando...",
    coming: "Un conductor va a recogerte",
    waiting: "El vehículo espera en el punto de recogida",
    riding: "Viaje en curso",
    completed: "Completado",
    cancelled: "Cancelado",
    finished: "Finalizado",
    booked: "Reservado",
    unknown: "En curso",
  },
} satisfies Texts;

/** The same for readers who are not the passenger, such as a desk or the holder of a share link. */
export const bystanderTexts = {
  en: { ...texts.en, coming: "A driver is on the way to the pickup point" },
  es: { ...texts.es, coming: "Un conductor va hacia el punto de recogida" },
} satisfies Texts;
