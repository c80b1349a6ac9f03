import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    meeting_point: "Meeting point",
    plate: "Plate",
    model: "Model",
    call_driver: "Call {{driver}}",
    there_in_one: "There in {{count}} minute",
    there_in_other: "There in {{count}} minutes",
    there_now: "The taxi is there",
  },
  es: {
    meeting_point: "Punto de encuentro",
    plate: "Matrícula",
    model: "Modelo",
    call_driver: "Llamar a {{driver}}",
    there_in_one: "Llega en {{count}} minuto",
    there_in_other: "Llega en {{count}} minutos",
    there_now: "El taxi está allí",
  },
} satisfies Texts;
