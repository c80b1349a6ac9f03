import { createContext } from "react";

/** Only known on the server; the browser hides the nonce from scripts. */
export const NonceContext = createContext("");
