/** Each language's name in that language. */
export const nativeNames = { es: "Español", en: "English" } as const;
