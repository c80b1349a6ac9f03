import type { Texts } from "../../../i18n/translate.ts";

export const texts = {
  en: {
    title: "Privacy",
    who: "Who looks after your data",
    who_is: "{{brand}} is responsible for the data that you give us in this panel.",
    what: "What we keep, and what for",
    what_intro: "Only what a taxi needs to reach you, and what comes of it:",
    what_account: "Your name, phone and e-mail, to know you and to reach you.",
    what_trips:
      "Your trips: addresses, times, notes, prices and who travelled, to drive you and to account for it.",
    what_places: "The addresses that you save, so that you need not type them again.",
    what_payment: "The way to pay that you chose.",
    what_talk: "Your tickets and our answers, and the messages that we send you.",
    who_sees: "Who sees it",
    who_sees_driver:
      "The driver who comes for you sees your name, where to pick you up and, if need be, the phone to call you at.",
    who_sees_company:
      "If you travel on a company's account, the company sees the trips that you make on it.",
    who_sees_group: "If you choose the fare of another group, it gets what it needs for that trip.",
    who_sees_nobody: "Beyond that we give your data to nobody, unless the law obliges us to.",
    cookies: "Cookies",
    cookies_intro: "This panel sets only the cookies that it cannot work without:",
    cookies_session: "one that keeps you logged in until you log out,",
    cookies_language: "one that remembers the language you chose,",
    cookies_refresh:
      "one that keeps pages from refreshing by themselves, if you have stopped them,",
    cookies_message: "and one that carries a short message to the next page.",
    cookies_trackers: "There are no advertising cookies here, and no trackers.",
    long: "For how long",
    long_account:
      "We keep your account for as long as you have it. When you remove it, we erase all but what the law has us keep, such as the trips that were invoiced.",
    rights: "Your rights",
    rights_what:
      "You can see your data, correct it, take it with you, have it erased, or object to how it is used.",
    rights_call: "Call {{phone}}, and we will help you with it.",
    rights_how:
      "Much of it you can do by yourself: your profile shows what we know of you, and a support ticket reaches us with the rest.",
    rights_authority:
      "If you feel that we have not treated you well, you can turn to the data protection authority.",
  },
  es: {
    title: "Privacidad",
    who: "Quién cuida tus datos",
    who_is: "{{brand}} es responsable de los datos que nos das en este panel.",
    what: "Qué guardamos y para qué",
    what_intro: "Solo lo que un taxi necesita para llegar hasta ti, y lo que resulta de ello:",
    what_account: "Tu nombre, tu teléfono y tu correo, para saber quién eres y avisarte.",
    what_trips:
      "Tus viajes: direcciones, horas, observaciones, precios y quién viajó, para llevarte y poder rendir cuentas.",
    what_places: "Las direcciones que guardas, para que no tengas que volver a escribirlas.",
    what_payment: "La forma de pago que elegiste.",
    what_talk: "Tus incidencias y nuestras respuestas, y los mensajes que te enviamos.",
    who_sees: "Quién los ve",
    who_sees_driver:
      "El conductor que va a buscarte ve tu nombre, dónde recogerte y, si hace falta, el teléfono al que llamarte.",
    who_sees_company:
      "Si viajas por cuenta de una empresa, la empresa ve los viajes que haces con ella.",
    who_sees_group: "Si eliges la tarifa de otro grupo, recibe lo que necesita para ese viaje.",
    who_sees_nobody: "Aparte de eso no damos tus datos a nadie, salvo que la ley nos obligue.",
    cookies: "Cookies",
    cookies_intro: "Este panel solo usa las cookies sin las que no puede funcionar:",
    cookies_session: "una que mantiene tu sesión hasta que la cierras,",
    cookies_language: "una que recuerda el idioma que elegiste,",
    cookies_refresh: "una que evita que las páginas se actualicen solas, si lo has pedido,",
    cookies_message: "y una que lleva un mensaje breve a la página siguiente.",
    cookies_trackers: "Aquí no hay cookies publicitarias ni rastreadores.",
    long: "Cuánto tiempo",
    long_account:
      "Conservamos tu cuenta mientras la tengas. Cuando la eliminas, borramos todo menos lo que la ley nos hace guardar, como los viajes facturados.",
    rights: "Tus derechos",
    rights_what:
      "Puedes ver tus datos, corregirlos, llevártelos, hacer que se borren u oponerte a su uso.",
    rights_call: "Llama al {{phone}} y te ayudaremos con ello.",
    rights_how:
      "Mucho puedes hacerlo tú: tu perfil muestra lo que sabemos de ti, y con una incidencia nos llega lo demás.",
    rights_authority:
      "Si crees que no te hemos atendido bien, puedes acudir a la autoridad de protección de datos.",
  },
} satisfies Texts;
