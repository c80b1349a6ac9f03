import type { Texts } from "../i18n/translate.ts";

/** The text of each rule, and of each error of a whole form. */
export const texts = {
  en: {
    required: "This field is required.",
    minLength_one: "Enter at least {{count}} character.",
    minLength_other: "Enter at least {{count}} characters.",
    maxLength_one: "Enter {{count}} character at most.",
    maxLength_other: "Enter {{count}} characters at most.",
    minValue: "Enter a number of at least {{min}}.",
    maxValue: "Enter a number of at most {{max}}.",
    between: "Enter a number from {{min}} to {{max}}.",
    integer: "Enter a whole number.",
    decimal: "Enter a number, such as 12.50.",
    amount: "Enter an amount",
    alpha: "Letas only.",
    alphaNum: "Only letters and numbers.",
    numeric: "Numbers only.",
    email: "Invalid email",
    phone: "Enter a valid phone number",
    password: "Enter a valid password",
    sameAs: "Password does not match",
    userCode: "Enter valid user code",
    activationCode: "Enter the 6 digits of the code.",
    ipAddress: "Enter an IP address, such as 192.0.2.10.",
    macAddress: "Enter a MAC address, such as 00:1A:2B:3C:4D:5E.",
    url: "Enter a web address that starts with http:// or https://.",
    date: "Enter a date as DD/MM/YYYY or YYYY-MM-DD.",
    noSuchDay: "This date does not exist. Check the day and the month.",
    time: "Enter a time as HH:mm, from 00:00 to 23:59.",
    picture: "Choose a PNG, JPEG or WebP picture.",
    pictureSize: "Choose a picture of at most 2 MB.",
    invalid: "This is not valid.",
    tooLarge: "This is too large to send.",
    unreadable: "We received incomplete data. Please send it again.",
    tooManyTries: "Too many attempts",
    tooManyFromNetwork_one:
      "Too many attempts from your network. Try again in a minute, or use another connection.",
    tooManyFromNetwork_other:
      "Too many attempts from your network. Try again in {{count}} minutes, or use another connection.",
    tooManyFromHere_one:
      "Too many attempts for this account from your network. Try again in a minute.",
    tooManyFromHere_other:
      "Too many attempts for this account from your network. Try again in {{count}} minutes.",
    tooManyForAccount_one:
      "Too many attempts for this account from several networks. Try again in a minute.",
    tooManyForAccount_other:
      "Too many attempts for this account from several networks. Try again in {{count}} minutes.",
    failed: "Something went wrong! Please try again.",
  },
  es: {
    required: "Este campo es obligatorio.",
    minLength_one: "Escribe al menos {{count}} carácter.",
    minLength_other: "Escribe al menos {{count}} caracteres.",
    maxLength_one: "Escribe {{count}} carácter como máximo.",
    maxLength_other: "Escribe {{count}} caracteres como máximo.",
    minValue: "Escribe un número no menor que {{min}}.",
    maxValue: "Escribe un número no mayor que {{max}}.",
    between: "Escribe un número entre {{min}} y {{max}}.",
    integer: "Escribe un número entero.",
    decimal: "Escribe un número, por ejemplo 12,50.",
    amount: "Escribe un importe",
    alpha: "Solo letras.",
    alphaNum: "Solo letras y números.",
    numeric: "Solo números.",
    email: "El correo no es válido",
    phone: "Escribe un teléfono válido",
    password: "Escribe una contraseña válida",
    sameAs: "Las contraseñas no coinciden",
    userCode: "Escribe un código de usuario válido",
    activationCode: "Escribe las 6 cifras del código.",
    ipAddress: "Escribe una dirección IP, por ejemplo 192.0.2.10.",
    macAddress: "Escribe una dirección MAC, por ejemplo 00:1A:2B:3C:4D:5E.",
    url: "Escribe una dirección web que empiece por http:// o https://.",
    date: "Escribe la fecha como DD/MM/AAAA o AAAA-MM-DD.",
    noSuchDay: "Esa fecha no existe. Revisa el día y el mes.",
    time: "Escribe la hora como HH:mm, de 00:00 a 23:59.",
    picture: "Elige una imagen PNG, JPEG o WebP.",
    pictureSize: "Elige una imagen de 2 MB como mucho.",
    invalid: "Esto no es válido.",
    tooLarge: "Es demasiado grande para enviarlo.",
    unreadable: "Hemos recibido datos incompletos. Envíalos de nuevo, por favor.",
    tooManyTries: "Demasiados intentos",
    tooManyFromNetwork_one:
      "Demasiados intentos desde tu red. Inténtalo de nuevo dentro de un minuto o usa otra conexión.",
    tooManyFromNetwork_other:
      "Demasiados intentos desde tu red. Inténtalo de nuevo dentro de {{count}} minutos o usa otra conexión.",
    tooManyFromHere_one:
      "Demasiados intentos con esta cuenta desde tu red. Inténtalo de nuevo dentro de un minuto.",
    tooManyFromHere_other:
      "Demasiados intentos con esta cuenta desde tu red. Inténtalo de nuevo dentro de {{count}} minutos.",
    tooManyForAccount_one:
      "Demasiados intentos con esta cuenta desde varias redes. Inténtalo de nuevo dentro de un minuto.",
    tooManyForAccount_other:
      "Demasiados intentos con esta cuenta desde varias redes. Inténtalo de nuevo dentro de {{count}} minutos.",
    failed: "¡Algo ha ido mal! Inténtalo de nuevo.",
  },
} satisfies Texts;
