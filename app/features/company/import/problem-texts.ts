import type { Texts } from "../../../i18n/translate.ts";

/** What only a row of a file, or the file as a whole, can be told. */
export const texts = {
  en: {
    repeated: "Already on line {{line}}.",
    noRows: "There is nobody in it. Choose a file, or paste its rows.",
    tooManyRows: "At most {{most}} employees at a time.",
    noEmailColumn: "A column for the name and one for the e-mail are needed.",
    unendedQuote: "Line {{line}} begins with a quote that does not end.",
    notText: "This is no CSV file. In your spreadsheet, save it as CSV.",
  },
  es: {
    repeated: "Ya está en la línea {{line}}.",
    noRows: "No hay nadie. Elige un archivo o pega sus filas.",
    tooManyRows: "Como mucho {{most}} empleados de una vez.",
    noEmailColumn: "Hacen falta una columna con el nombre y otra con el correo.",
    unendedQuote: "La línea {{line}} empieza con unas comillas que no se cierran.",
    notText: "Esto no es un archivo CSV. En tu hoja de cálculo, guárdalo como CSV.",
  },
} satisfies Texts;
