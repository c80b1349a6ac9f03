import type { Texts } from "../../../i18n/translate.ts";

export const texts = {
  en: {
    title: "Help",
    when: "How soon will my taxi come?",
    when_answer:
      "As soon as a driver takes your order you see the taxi under Orders, with its driver and its plate. If it takes long, you can cancel there and order again.",
    cost: "How do I know what it will cost?",
    cost_answer:
      "Say where you are going as well, and you see the price before you confirm: a fixed one, or a range.",
    ahead: "Can I book for tomorrow?",
    ahead_answer:
      "Yes. Choose a date and a time when you order, and find your booking under Reservations.",
    cancel: "How do I cancel?",
    cancel_answer:
      "Open Orders, or Reservations for a booking, choose the trip and cancel it. The sooner, the better for the driver.",
    lost: "I have left something in the taxi",
    lost_answer:
      "Open a support ticket and name the trip under My trips, so that we know which driver to ask.",
    lost_call: "If it is urgent, call {{phone}}.",
    receipt: "Where is my receipt?",
    receipt_answer: "Under My trips. You can download your trips as a PDF, with their prices.",
    password: "I have forgotten my password",
    password_answer:
      "On the page to log in, follow “Forgot your password?”. We send you a code to choose a new one.",
    code: "The activation code does not arrive",
    code_answer:
      "Wait a minute, look into your junk mail, and ask for another one on the page that asks for it.",
    company: "Can my company have an account?",
    company_answer:
      "Yes. We open it for you; your company then adds its employees, and they order on its account, each with a password of their own.",
    company_call: "Call {{phone}} to ask for one.",
    leave: "How do I remove my account?",
    leave_answer:
      "Ask for it on the page to remove accounts. We send you a code, so that nobody else can do it for you.",
  },
  es: {
    title: "Ayuda",
    when: "¿Cuánto tardará mi taxi?",
    when_answer:
      "En cuanto un conductor acepta tu pedido ves el taxi en Pedidos, con su conductor y su matrícula. Si tarda mucho, puedes anularlo ahí y volver a pedir.",
    cost: "¿Cómo sé lo que va a costar?",
    cost_answer:
      "Di también adónde vas y verás el precio antes de confirmar: uno fijo o una horquilla.",
    ahead: "¿Puedo reservar para mañana?",
    ahead_answer: "Sí. Elige fecha y hora al pedirlo, y encontrarás tu reserva en Reservas.",
    cancel: "¿Cómo anulo un taxi?",
    cancel_answer:
      "Abre Pedidos, o Reservas si es una reserva, elige el viaje y anúlalo. Cuanto antes, mejor para el conductor.",
    lost: "Me he dejado algo en el taxi",
    lost_answer:
      "Abre una incidencia e indica el viaje que ves en Mis viajes, para que sepamos a qué conductor preguntar.",
    lost_call: "Si es urgente, llama al {{phone}}.",
    receipt: "¿Dónde está mi recibo?",
    receipt_answer: "En Mis viajes. Puedes descargar tus viajes en un PDF, con sus precios.",
    password: "He olvidado mi contraseña",
    password_answer:
      "En la página para entrar, sigue «¿Has olvidado la contraseña?». Te enviamos un código para elegir otra.",
    code: "No me llega el código de activación",
    code_answer:
      "Espera un minuto, mira en el correo no deseado y pide otro en la página donde se escribe.",
    company: "¿Puede tener cuenta mi empresa?",
    company_answer:
      "Sí. La abrimos nosotros; después tu empresa da de alta a sus empleados y ellos piden con su cuenta, cada uno con su contraseña.",
    company_call: "Llama al {{phone}} para pedirla.",
    leave: "¿Cómo elimino mi cuenta?",
    leave_answer:
      "Pídelo en la página para eliminar cuentas. Te enviamos un código, para que nadie pueda hacerlo por ti.",
  },
} satisfies Texts;
