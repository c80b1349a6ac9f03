import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    on: "This page refreshes every {{seconds}} seconds.",
    switch_off: "Stop refreshing",
    off: "This page does not refresh by itself.",
    now: "Refresh now",
    switch_on: "Refresh automatically",
  },
  es: {
    on: "Esta página se actualiza cada {{seconds}} segundos.",
    switch_off: "Dejar de actualizar",
    off: "Esta página no se actualiza sola.",
    now: "Actualizar ahora",
    switch_on: "Actualizar automáticamente",
  },
} satisfies Texts;
