import type { Texts } from "../../../i18n/translate.ts";

/** The names of a trip's details. */
export const texts = {
  en: {
    number: "Trip number",
    when: "Date and time",
    from: "From",
    notes: "Notes for the driver",
    to: "To",
    traveller: "Traveler",
    phone: "Phone",
    employee: "Employee",
    passengers: "Passengers",
    driver: "Driver",
    vehicle: "Vehicle",
    service_type: "Service type",
    payment: "Payment method",
    fare: "Fare",
  },
  es: {
    number: "Número de viaje",
    when: "Fecha y hora",
    from: "Origen",
    notes: "Notas para el conductor",
    to: "Destino",
    traveller: "Viajero",
    phone: "Teléfono",
    employee: "Empleado",
    passengers: "Pasajeros",
    driver: "Conductor",
    vehicle: "Vehículo",
    service_type: "Tipo de servicio",
    payment: "Medio de pago",
    fare: "Importe",
  },
} satisfies Texts;
