import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    log_out: "Log out",
    log_out_question: "Are you sure you want to log out?",
    close: "Close",
    cancel: "Cancel",
    employee_of: "Employee of {{company}}",
    an_employee: "Employee",
    hotel_title: "Requests and reservations",
    hotel_history_title: "Service history",
    service_history: "Service history",
    back: "Back",
  },
  es: {
    log_out: "Cerrar sesión",
    log_out_question: "¿Seguro que quieres cerrar la sesión?",
    close: "Cerrar",
    cancel: "Cancelar",
    employee_of: "Empleado de {{company}}",
    an_employee: "Empleado",
    hotel_title: "Solicitudes y reservas",
    hotel_history_title: "Historico de servicios",
    service_history: "Historico de servicios",
    back: "Volver",
  },
} satisfies Texts;
