import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    title: "Follow a taxi",
    intro: "Somebody has shared this trip with you.",
    meeting_point: "Meeting point",
    vehicle: "Vehicle",
    plate: "Plate",
    booked_for: "Booked for",
    arrival: "Arrival",
    arrival_in_one: "In {{count}} minute",
    arrival_in_other: "In {{count}} minutes",
    there_now: "The taxi is there",
    ended: "This trip has ended",
    ended_hint: "There is nothing more to follow here.",
  },
  es: {
    title: "Seguir un taxi",
    intro: "Alguien ha compartido este viaje contigo.",
    meeting_point: "Punto de encuentro",
    vehicle: "Vehículo",
    plate: "Matrícula",
    booked_for: "Reservado para",
    arrival: "Llegada",
    arrival_in_one: "En {{count}} minuto",
    arrival_in_other: "En {{count}} minutos",
    there_now: "El taxi está allí",
    ended: "Este viaje ha terminado",
    ended_hint: "Aquí no hay nada más que seguir.",
  },
} satisfies Texts;
