/** Set by a script on every page, so that the server knows that scripts run in this browser. */
export const scriptsCookie = "parada_scripts";
