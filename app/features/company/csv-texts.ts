import type { Texts } from "../../i18n/translate.ts";

/** What the columns of files about employees are called, and the files. */
export const texts = {
  en: {
    file: "employees",
    result_file: "import-result",
    line: "line",
    name: "name",
    email: "email",
    phone: "phone",
    active: "active",
    since: "since",
    yes: "yes",
    no: "no",
    result: "result",
    error: "error",
  },
  es: {
    file: "empleados",
    result_file: "resultado",
    line: "línea",
    name: "nombre",
    email: "correo",
    phone: "teléfono",
    active: "activo",
    since: "alta",
    yes: "sí",
    no: "no",
    result: "resultado",
    error: "error",
  },
} satisfies Texts;
