import { createContext } from "react";

/** The HTML before each table's rows; only known on the server, as browsers find it in the page. */
export const BeforeRowsContext = createContext("");
