import type { Texts } from "../i18n/translate.ts";

export const texts = {
  en: {
    title: "No connection",
    hint: "{{name}} cannot be reached just now, so this page cannot be shown. Pages are not kept on this device: you never see an old state of a trip.",
    ordered: "What you have ordered goes on.",
    ask: "What you have ordered goes on. To be sure, ask us by phone:",
    try_again: "Try again",
  },
  es: {
    title: "Sin conexión",
    hint: "Ahora mismo no llegamos a {{name}} y no podemos mostrar esta página. Las páginas no se guardan en este dispositivo: así nunca ves un estado antiguo de un viaje.",
    ordered: "Lo que ya has pedido sigue en marcha.",
    ask: "Lo que ya has pedido sigue en marcha. Para asegurarte, llámanos:",
    try_again: "Reintentar",
  },
} satisfies Texts;
