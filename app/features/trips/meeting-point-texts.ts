import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    meeting_point: "Meeting point",
    driver: "Driver",
    plate: "Plate",
    model: "Model",
    call_driver: "Call {{driver}}",
    there_in_one: "Arrives in {{count}} minute",
    there_in_other: "Arrives in {{count}} minutes",
    there_now: "The taxi has arrived",
  },
  es: {
    meeting_point: "Punto de encuentro",
    driver: "Conductor",
    plate: "Matrícula",
    model: "Modelo",
    call_driver: "Llamar a {{driver}}",
    there_in_one: "Llega en {{count}} minuto",
    there_in_other: "Llega en {{count}} minutos",
    there_now: "El taxi ha llegado",
  },
} satisfies Texts;
