import type { Texts } from "../../../i18n/translate.ts";

export const texts = {
  en: {
    from_day: "Start date",
    to_day: "End date",
    noDay: "This date does not exist.",
    outside: "Enter a date from {{first}} to {{last}}.",
    beforeFrom: "The end date is before the start date.",
    status: "Status",
    any_status: "Any",
    completed: "Completed",
    under_way: "In progress",
    booked: "Scheduled",
    cancelled: "Cancelled",
    finished: "Finished without a trip",
  },
  es: {
    from_day: "Fecha inicial",
    to_day: "Fecha final",
    noDay: "Esa fecha no existe.",
    outside: "Escribe una fecha entre {{first}} y {{last}}.",
    beforeFrom: "La fecha final es anterior a la inicial.",
    status: "Estado",
    any_status: "Todos",
    completed: "Completado",
    under_way: "En curso",
    booked: "Reservado",
    cancelled: "Cancelado",
    finished: "Finalizado sin viaje",
  },
} satisfies Texts;
