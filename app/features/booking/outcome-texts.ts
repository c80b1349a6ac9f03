import type { Texts } from "../../i18n/translate.ts";

/** How it went with what somebody keeps for ordering. */
export const texts = {
  en: {
    registered: "Data successfully registered",
    updated: "Data updated",
    successful: "The action was successful",
    trip_cancelled: "Trip cancelled",
    trip_resent: "Taxi requested again",
    favourite_removed: "Favorite removed",
    method_removed: "Payment method removed",
    employee_removed: "Employee removed",
    service_type_removed: "Service type removed",
    failed: "Failed",
    unknown: "We do not know whether this was saved. Look at the list before you try again.",
  },
  es: {
    registered: "Datos registrados correctamente",
    updated: "Datos actualizados",
    successful: "La acción se ha realizado correctamente",
    trip_cancelled: "Viaje cancelado",
    trip_resent: "Taxi solicitado de nuevo",
    favourite_removed: "Favorito eliminado",
    method_removed: "Forma de pago eliminada",
    employee_removed: "Empleado eliminado",
    service_type_removed: "Tipo de servicio eliminado",
    failed: "No se ha podido hacer",
    unknown: "No sabemos si se ha guardado. Mira la lista antes de volver a intentarlo.",
  },
} satisfies Texts;
