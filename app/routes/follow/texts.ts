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
    expired: "This link has expired",
    expired_hint:
      "The trip has ended, or the person who shared it has stopped sharing. If the trip is not over, ask for a new link.",
    unknown: "This link does not work",
    unknown_hint:
      "The address may be incomplete. Open the link again from the message, or ask for a new one.",
    home: "Go to {{brand}}",
    call: "Call {{phone}}",
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
    expired: "Este enlace ha caducado",
    expired_hint:
      "El viaje ha terminado o quien lo compartió ha dejado de compartirlo. Si el viaje sigue en curso, pide un enlace nuevo.",
    unknown: "Este enlace no funciona",
    unknown_hint:
      "Puede que la dirección esté incompleta. Abre de nuevo el enlace del mensaje o pide otro.",
    home: "Ir a {{brand}}",
    call: "Llamar al {{phone}}",
  },
} satisfies Texts;
