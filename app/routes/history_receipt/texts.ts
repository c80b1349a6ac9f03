import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    title: "Receipt",
    back: "Trip {{id}}",
    print: "Print",
    how_to_print: "Use your browser's menu to print this page or save it as a PDF.",
    customer: "Customer",
    total: "Total",
    no_fare: "Paid on the meter",
    issued: "Issued on {{when}}.",
    no_invoice: "This receipt is not a tax invoice.",
  },
  es: {
    title: "Recibo",
    back: "Viaje {{id}}",
    print: "Imprimir",
    how_to_print: "Usa el menú de tu navegador para imprimir esta página o guardarla en PDF.",
    customer: "Cliente",
    total: "Total",
    no_fare: "Pagado según taxímetro",
    issued: "Emitido el {{when}}.",
    no_invoice: "Este recibo no es una factura.",
  },
} satisfies Texts;
