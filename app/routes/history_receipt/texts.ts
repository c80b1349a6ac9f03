import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    title: "Receipt",
    back: "Trip {{id}}",
    print: "Print",
    how_to_print: "Your browser's menu prints this page, or saves it as a PDF.",
    customer: "Customer",
    total: "Total",
    no_fare: "Paid by the meter",
    issued: "Issued on {{when}}.",
    no_invoice: "This is a receipt of the trip and no tax invoice.",
  },
  es: {
    title: "Recibo",
    back: "Viaje {{id}}",
    print: "Imprimir",
    how_to_print: "El menú de tu navegador imprime esta página o la guarda en PDF.",
    customer: "Cliente",
    total: "Total",
    no_fare: "Pagado según taxímetro",
    issued: "Emitido el {{when}}.",
    no_invoice: "Es un recibo del viaje, no una factura.",
  },
} satisfies Texts;
