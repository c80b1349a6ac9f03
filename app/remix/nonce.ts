import { createContext } from "react";

/** Known while a page is rendered on the server; the browser hides it from scripts. */
export const NonceContext = createContext("");
