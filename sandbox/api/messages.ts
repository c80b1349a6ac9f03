import type { FieldError } from "./refusal.ts";

export type Language = "es" | "en";

type Entry = Record<Language, string> & { code?: NonNullable<FieldError["code"]> };

/** Every message of the API in both languages; `{}` stands for a name or a number. */
const catalogue: Entry[] = [
  { es: "Sesión caducada", en: "Session Expired!" },
  { es: "Usuario o contraseña incorrectos", en: "Wrong user name or password" },
  {
    es: "Activa tu cuenta con el código que te enviamos",
    en: "Activate your account with the code that we sent you",
  },
  { es: "No tienes permiso para esto", en: "You are not allowed to do this" },
  { es: "No encontrado", en: "Not found" },
  { es: "El envío es demasiado grande", en: "The request is too large" },
  { es: "El envío no se puede leer", en: "The request cannot be read" },
  { es: "Revisa los datos", en: "Check the fields" },
  {
    es: "¡Algo ha ido mal! Inténtalo de nuevo.",
    en: "Something went wrong! Please try again.",
  },
  { es: "Grupo desconocido", en: "Unknown group" },
  { es: "El código no es válido", en: "Invalid code", code: "invalid_code" },
  { es: "Ya está en uso", en: "Already in use", code: "taken" },
  { es: "Escribe un código de usuario válido", en: "Enter valid user code", code: "user_code" },
  {
    es: "No es tu contraseña actual",
    en: "This is not your current password",
    code: "wrong_password",
  },
  {
    es: "Las contraseñas no coinciden",
    en: "Password does not match",
    code: "password_mismatch",
  },
  {
    es: "No se ha podido cambiar la contraseña. Prueba con otra",
    en: "Password could not be updated. Try again with another password",
  },
  {
    es: "Elige una imagen PNG, JPEG o WebP de 2 MB como mucho",
    en: "Choose a PNG, JPEG or WebP picture of at most 2 MB",
    code: "picture_refused",
  },
  {
    es: "Hace falta el nombre del viajero",
    en: "Traveler name required",
    code: "traveller_required",
  },
  { es: "Elige una agrupación", en: "Select a grouping" },
  {
    es: "Pide que te asignen a una agrupación o vuelve a iniciar sesión",
    en: "Request assignment to a grouping or restart your session",
  },
  { es: "Elige fecha y hora", en: "Must select date and time" },
  {
    es: "Lo sentimos, no hay servicio en esta zona",
    en: "Sorry, there is no service in this zone",
  },
  { es: "No puedes pedir un taxi para este usuario", en: "You cannot order a taxi for this user" },
  { es: "Elige un tipo de servicio activo", en: "Choose an active service type" },
  { es: "La tarifa ha cambiado", en: "The fare has changed" },
  { es: "Este servicio ya ha terminado", en: "This trip has already ended" },
  {
    es: "El viaje ya ha empezado y no se puede cancelar",
    en: "The trip has begun and can no longer be cancelled",
  },
  { es: "Este servicio ya no se puede modificar", en: "This trip can no longer be changed" },
  { es: "Solo una reserva puede cambiar de hora", en: "Only a booking can change its time" },
  { es: "Necesitas al menos un medio de pago", en: "You need at least one payment method" },
  {
    es: "No es posible seleccionar otro medio de pago",
    en: "Another payment method cannot be selected",
  },
  { es: "Puedes guardar {} direcciones como mucho", en: "You can save at most {} addresses" },
  {
    es: "{} ya ha viajado: cierra su cuenta en vez de borrarla",
    en: "{} has already travelled: close the account instead of deleting it",
  },
  { es: "La cuenta de {} ya está cerrada", en: "The account of {} is already closed" },
  { es: "La cuenta de {} está cerrada", en: "The account of {} is closed" },
  {
    es: "Los anuncios se crean con 24-48 horas de antelación",
    en: "Ads must be created 24-48 hours ahead",
  },
  {
    es: "El final va después del comienzo, como mucho 90 días",
    en: "The end comes after the beginning, by at most 90 days",
  },
  { es: "Indica un código o un usuario", en: "Give a code or a user" },
  {
    es: "No tienes saldo suficiente o el cliente no es válido",
    en: "You do not have enough balance \\ Customer is invalid",
  },
  { es: "Escribe un importe", en: "Enter an amount" },
  {
    es: "Tu solicitud de esta promoción fue rechazada",
    en: "Your request for this promotion was rejected",
  },
  { es: "No conocemos ese viaje", en: "We do not know that trip" },
  { es: "Esta incidencia ya está cerrada", en: "This ticket is already closed" },
  {
    es: "Solo se pueden adjuntar imágenes PNG o JPEG y documentos PDF",
    en: "Only PNG or JPEG pictures and PDF documents can be attached",
  },
  { es: "Cada archivo puede ocupar 4 MB como mucho", en: "Each file can take 4 MB at most" },
  // Clients recognise this message by its text, so it has no translation.
  { es: "Could not update logo image", en: "Could not update logo image" },
];

const toPattern = (template: string): RegExp =>
  new RegExp(`^${template.split("{}").map(toLiteral).join("(.+)")}$`, "s");
const toLiteral = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

const patterns = catalogue.map((entry) => ({
  entry,
  es: toPattern(entry.es),
  en: toPattern(entry.en),
}));

function find(message: string) {
  for (const { entry, ...written } of patterns) {
    const match = message.match(written.es) ?? message.match(written.en);
    if (match) return { entry, values: match.slice(1) };
  }
  return undefined;
}

/** Translates a message into the caller's language; returns unknown messages unchanged. */
export function translate(message: string, language: Language): string {
  const found = find(message);
  if (!found) return message;
  const values = [...found.values];
  return found.entry[language].replaceAll("{}", () => values.shift() ?? "");
}

/** The language that the caller asks for; undefined if the API does not have it. */
export function readLanguage(acceptLanguage: string | undefined): Language | undefined {
  const [first] = acceptLanguage?.toLowerCase().match(/\b(es|en)\b/) ?? [];
  return first as Language | undefined;
}

type Messages = { message: string; errors?: FieldError[] };

/** Adds a code to each field's error and translates the messages, if the caller asked for a language. */
export function localize<Body extends Messages>(body: Body, language?: Language): Body {
  const say = (message: string) => (language ? translate(message, language) : message);
  return {
    ...body,
    message: say(body.message),
    ...(body.errors && {
      errors: body.errors.map(({ field, message }) => {
        const code = find(message)?.entry.code;
        return { field, message: say(message), ...(code && { code }) };
      }),
    }),
  };
}

/** Whether a body holds messages for the user. */
export const hasMessage = (body: unknown): body is Messages =>
  typeof body === "object" &&
  body !== null &&
  "message" in body &&
  typeof body.message === "string";
