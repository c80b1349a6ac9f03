import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    title: "Follow a taxi",
    intro: "This trip was shared with you.",
    meeting_point: "Meeting point",
    vehicle: "Vehicle",
    plate: "Plate",
    booked_for: "Booked for",
    arrival: "Arrival",
    arrival_in_one: "In {{count}} minute",
    arrival_in_other: "In {{count}} minutes",
    there_now: "The taxi has arrived",
    ended: "This trip has ended",
    ended_hint: "You can no longer follow this taxi.",
  },
  es: {
    title: "Seguir un taxi",
    intro: "Han compartido este viaje contigo.",
    meeting_point: "Punto de encuentro",
    vehicle: "Vehículo",
    plate: "Matrícula",
    booked_for: "Reservado para",
    arrival: "Llegada",
    arrival_in_one: "En {{count}} minuto",
    arrival_in_other: "En {{count}} minutos",
    there_now: "El taxi ha llegado",
    ended: "Este viaje ha terminado",
    ended_hint: "Ya no puedes seguir este taxi.",
  },
} satisfies Texts;
