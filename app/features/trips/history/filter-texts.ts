import type { Texts } from "../../../i18n/translate.ts";

export const texts = {
  en: {
    from_day: "From day",
    to_day: "To day",
    noDay: "There is no such day.",
    outside: "Enter a day from {{first}} to {{last}}.",
    beforeFrom: "This day is before the first one.",
    status: "Status",
    any_status: "Any",
    completed: "Completed",
    under_way: "In progress",
    booked: "Scheduled",
    cancelled: "Cancelled",
    finished: "Finished without a trip",
  },
  es: {
    from_day: "Desde el día",
    to_day: "Hasta el día",
    noDay: "Ese día no existe.",
    outside: "Escribe un día entre {{first}} y {{last}}.",
    beforeFrom: "Este día es anterior al primero.",
    status: "Estado",
    any_status: "Todos",
    completed: "Completado",
    under_way: "En curso",
    booked: "Reservado",
    cancelled: "Cancelado",
    finished: "Finalizado sin viaje",
  },
} satisfies Texts;
