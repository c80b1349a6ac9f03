/** What its speakers call a language. */
export const ownNames = { es: "Español", en: "English" } as const;
