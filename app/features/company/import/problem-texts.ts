import type { Texts } from "../../../i18n/translate.ts";

/** Messages about a row of the file, or the file as a whole. */
export const texts = {
  en: {
    repeated: "Already on line {{line}}.",
    noRows: "There are no employees to import. Choose a file, or paste its rows.",
    tooManyRows: "Import {{most}} employees at most at a time.",
    noEmailColumn: "Add a column for the name and one for the e-mail.",
    unendedQuote: "Line {{line}} has an opening quote without a closing one.",
    notText: "This is not a CSV file. Save your spreadsheet as CSV.",
  },
  es: {
    repeated: "Ya está en la línea {{line}}.",
    noRows: "No hay empleados que importar. Elige un archivo o pega sus filas.",
    tooManyRows: "Importa {{most}} empleados como mucho de una vez.",
    noEmailColumn: "Añade una columna con el nombre y otra con el correo.",
    unendedQuote: "En la línea {{line}} hay unas comillas sin cerrar.",
    notText: "Esto no es un archivo CSV. Guarda tu hoja de cálculo como CSV.",
  },
} satisfies Texts;
