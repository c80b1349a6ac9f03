import type { Texts } from "../../../i18n/translate.ts";

export const texts = {
  en: {
    title: "Privacy",
    who: "Who is responsible for your data",
    who_is: "{{brand}} is responsible for the data that you give us in this panel.",
    what: "What data we keep, and why",
    what_intro: "We keep only the data that we need to provide the service:",
    what_account: "Your name, phone and e-mail, to identify and contact you.",
    what_trips:
      "Your trips (addresses, times, notes, prices and travelers), to carry them out and keep our accounts.",
    what_places: "The addresses that you save, so that you do not have to type them again.",
    what_payment: "The payment method that you chose.",
    what_talk: "Your support tickets, our answers and the messages that we send you.",
    who_sees: "Who can see your data",
    who_sees_driver:
      "Your driver sees your name, the pickup point and, if needed, a contact phone.",
    who_sees_company:
      "If you travel on a company account, the company sees the trips that you make on it.",
    who_sees_group:
      "If you choose another group's fare, that group receives the data that it needs for the trip.",
    who_sees_nobody: "We do not share your data with other parties unless the law requires it.",
    cookies: "Cookies",
    cookies_intro: "This panel uses only the cookies that it needs to work:",
    cookies_session: "one that keeps you logged in until you log out,",
    cookies_language: "one that remembers the language you chose,",
    cookies_refresh: "one that remembers whether you have stopped pages from refreshing,",
    cookies_message: "and one that carries a short message to the next page.",
    cookies_trackers: "We use no advertising or tracking cookies.",
    long: "How long we keep your data",
    long_account:
      "We keep your account until you remove it. Then we erase your data, except what the law requires us to keep, such as invoiced trips.",
    rights: "Your rights",
    rights_what: "You can see, correct, export or erase your data, and you can object to its use.",
    rights_call: "Call {{phone}} and we will help you.",
    rights_how:
      "You can see and change your details in your profile. For anything else, open a support ticket.",
    rights_authority:
      "If you are not satisfied with our answer, you can contact the data protection authority.",
  },
  es: {
    title: "Privacidad",
    who: "Quién es responsable de tus datos",
    who_is: "{{brand}} es responsable de los datos que nos das en este panel.",
    what: "Qué datos guardamos y para qué",
    what_intro: "Solo guardamos los datos que necesitamos para prestarte el servicio:",
    what_account: "Tu nombre, tu teléfono y tu correo, para identificarte y contactar contigo.",
    what_trips:
      "Tus viajes (direcciones, horas, notas, precios y viajeros), para realizarlos y llevar la contabilidad.",
    what_places: "Las direcciones que guardas, para que no tengas que volver a escribirlas.",
    what_payment: "El medio de pago que elegiste.",
    what_talk: "Tus incidencias, nuestras respuestas y los mensajes que te enviamos.",
    who_sees: "Quién puede ver tus datos",
    who_sees_driver:
      "Tu conductor ve tu nombre, el punto de recogida y, si hace falta, un teléfono de contacto.",
    who_sees_company:
      "Si viajas con la cuenta de una empresa, la empresa ve los viajes que haces con ella.",
    who_sees_group:
      "Si eliges la tarifa de otro grupo, ese grupo recibe los datos que necesita para el viaje.",
    who_sees_nobody: "No compartimos tus datos con terceros, salvo que la ley nos obligue.",
    cookies: "Cookies",
    cookies_intro: "Este panel solo usa las cookies que necesita para funcionar:",
    cookies_session: "una que mantiene tu sesión hasta que la cierras,",
    cookies_language: "una que recuerda el idioma que elegiste,",
    cookies_refresh: "una que recuerda si has desactivado la actualización de las páginas,",
    cookies_message: "y una que lleva un mensaje breve a la página siguiente.",
    cookies_trackers: "No usamos cookies publicitarias ni de rastreo.",
    long: "Cuánto tiempo guardamos tus datos",
    long_account:
      "Conservamos tu cuenta hasta que la eliminas. Entonces borramos tus datos, salvo los que la ley nos obliga a guardar, como los viajes facturados.",
    rights: "Tus derechos",
    rights_what: "Puedes consultar, corregir, exportar o borrar tus datos, y oponerte a su uso.",
    rights_call: "Llama al {{phone}} y te ayudaremos.",
    rights_how: "Puedes ver y cambiar tus datos en tu perfil. Para lo demás, abre una incidencia.",
    rights_authority:
      "Si no estás conforme con nuestra respuesta, puedes acudir a la autoridad de protección de datos.",
  },
} satisfies Texts;
