import type { Texts } from "../i18n/translate.ts";

/**
 * The panel's text for a code of the API. `invalid`, `final_state` and the like are missing, because only
 * the API's message explains them.
 */
export const texts = {
  en: {
    wrong_credentials: "Wrong e-mail, phone or password",
    too_large: "This is too large to send.",
    malformed: "We received incomplete data. Please send it again.",
    invalid_code: "Invalid code",
    no_service: "Sorry, there is no service in this zone",
    payment_method_locked: "No other payment method can be chosen",
    not_enough_balance: "You do not have enough balance \\ Customer is invalid",
    ad_not_ahead: "Ads must be created 24-48 hours ahead",
    password_refused: "Password could not be updated. Try again with another password",
    server_error: "Something went wrong! Please try again.",
    taken: "Already in use",
    user_code: "Enter valid user code",
    wrong_password: "This is not your current password",
    password_mismatch: "Password does not match",
    picture_refused: "Choose a PNG, JPEG or WebP picture of at most 2 MB",
    traveller_required: "Traveler name required",
  },
  es: {
    wrong_credentials: "El correo, el teléfono o la contraseña no son correctos",
    too_large: "Es demasiado grande para enviarlo.",
    malformed: "Hemos recibido datos incompletos. Envíalos de nuevo, por favor.",
    invalid_code: "El código no es válido",
    no_service: "Lo sentimos, no hay servicio en esta zona",
    payment_method_locked: "No es posible seleccionar otro medio de pago",
    not_enough_balance: "No tienes saldo suficiente o el cliente no es válido",
    ad_not_ahead: "Los anuncios se crean con 24-48 horas de antelación",
    password_refused: "No se ha podido cambiar la contraseña. Prueba con otra",
    server_error: "¡Algo ha ido mal! Inténtalo de nuevo.",
    taken: "Ya está en uso",
    user_code: "Escribe un código de usuario válido",
    wrong_password: "No es tu contraseña actual",
    password_mismatch: "Las contraseñas no coinciden",
    picture_refused: "Elige una imagen PNG, JPEG o WebP de 2 MB como mucho",
    traveller_required: "El nombre del viajero es obligatorio",
  },
} satisfies Texts;
