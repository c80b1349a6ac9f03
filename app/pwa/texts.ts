import type { Texts } from "../i18n/translate.ts";

export const texts = {
  en: {
    title: "No connection",
    hint: "We cannot reach {{name}} right now, so we cannot show this page. We do not keep pages on this device, so you never see outdated trips.",
    ordered: "Taxis that you have requested are still coming.",
    ask: "Taxis that you have requested are still coming. To check, call us:",
    try_again: "Try again",
  },
  es: {
    title: "Sin conexión",
    hint: "Ahora mismo no podemos conectar con {{name}} ni mostrar esta página. No guardamos páginas en este dispositivo para que nunca veas viajes desactualizados.",
    ordered: "Los taxis que has pedido siguen en camino.",
    ask: "Los taxis que has pedido siguen en camino. Para comprobarlo, llámanos:",
    try_again: "Reintentar",
  },
} satisfies Texts;
