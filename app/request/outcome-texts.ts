import type { Texts } from "../i18n/translate.ts";

/** Messages after the user has changed saved data or a trip. */
export const texts = {
  en: {
    registered: "Data successfully registered",
    updated: "Data updated",
    successful: "The action was successful",
    trip_cancelled: "Trip cancelled",
    trip_resent: "Taxi requested again",
    favourite_removed: "Favorite removed",
    method_removed: "Payment method removed",
    employee_removed: "Employee deleted",
    service_type_removed: "Service type deleted",
    failed: "Failed",
    unknown: "We could not confirm that this was saved. Check the list before you try again.",
  },
  es: {
    registered: "Datos registrados correctamente",
    updated: "Datos actualizados",
    successful: "La acción se ha realizado correctamente",
    trip_cancelled: "Viaje cancelado",
    trip_resent: "Taxi pedido de nuevo",
    favourite_removed: "Favorito eliminado",
    method_removed: "Medio de pago eliminado",
    employee_removed: "Empleado eliminado",
    service_type_removed: "Tipo de servicio eliminado",
    failed: "No se ha podido completar la acción",
    unknown:
      "No hemos podido confirmar que se haya guardado. Revisa la lista antes de volver a intentarlo.",
  },
} satisfies Texts;
