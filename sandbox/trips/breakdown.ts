import type { Schemas } from "../api/operation.ts";
import type { Brand } from "../brands.ts";
import { formatMoney } from "./money.ts";
import type { QuoteLine } from "./tariff.ts";

const labels: Record<Brand["language"], Record<QuoteLine["item"], string>> = {
  es: {
    start: "Bajada de bandera",
    distance: "Distancia",
    time: "Tiempo",
    night: "Suplemento nocturno",
    top_up: "Hasta el importe mínimo",
    minimum: "Importe mínimo",
    airport: "Precio fijo entre el aeropuerto y el centro",
    stops: "Espera en las paradas",
    booking: "Suplemento por reserva",
    discount: "Descuento",
  },
  en: {
    start: "Start",
    distance: "Distance",
    time: "Time",
    night: "Night surcharge",
    top_up: "Up to the minimum fare",
    minimum: "Minimum fare",
    airport: "Fixed price between the airport and the centre",
    stops: "Waiting at the stops",
    booking: "Booking surcharge",
    discount: "Discount",
  },
};

/** The lines of a fare in the group's language. */
export function toBreakdown(group: Brand, lines: QuoteLine[]): Schemas["FareLine"][] {
  return lines.map((line) => ({
    label: `${labels[group.language][line.item]}${formatQuantity(group, line)}`,
    value: formatMoney(line.amount, group),
  }));
}

function formatQuantity({ language }: Brand, { item, quantity }: QuoteLine): string {
  if (quantity === undefined) return "";
  const isDistance = item === "distance";
  const number = quantity.toLocaleString(language, { maximumFractionDigits: isDistance ? 1 : 0 });
  return ` (${number} ${isDistance ? "km" : "min"})`;
}
