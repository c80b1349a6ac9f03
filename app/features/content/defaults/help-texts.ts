import type { Texts } from "../../../i18n/translate.ts";

export const texts = {
  en: {
    title: "Help",
    when: "How soon will my taxi come?",
    when_answer:
      "As soon as a driver accepts your request, you see the taxi under Orders, with its driver and plate. If it takes too long, you can cancel there and request another one.",
    cost: "How do I know what it will cost?",
    cost_answer:
      "Enter your destination too, and you see a fixed price or a range before you confirm.",
    ahead: "Can I book for tomorrow?",
    ahead_answer: "Yes. Choose a date and a time. You find your taxi under Reservations.",
    cancel: "How do I cancel?",
    cancel_answer:
      "Open Orders or Reservations, choose the trip and cancel it as early as you can.",
    lost: "I left something in the taxi",
    lost_answer: "Open a support ticket and choose the trip, so that we know which driver to ask.",
    lost_call: "If it is urgent, call {{phone}}.",
    receipt: "Where is my receipt?",
    receipt_answer: "Under My trips. You can download your trips as a PDF, with their prices.",
    password: "I have forgotten my password",
    password_answer:
      "On the Log in page, choose “Forgot your password?”. We will send you a code to choose a new one.",
    code: "The activation code does not arrive",
    code_answer:
      "Wait a minute and check your spam folder. Then you can get another code on the activation page.",
    company: "Can my company have an account?",
    company_answer:
      "Yes. We create the account. Your company then adds its employees, who request taxis with their own passwords.",
    company_call: "To open one, call {{phone}}.",
    leave: "How do I remove my account?",
    leave_answer:
      "Go to the “Remove your account” page. We will send you a code to confirm that it is you.",
  },
  es: {
    title: "Ayuda",
    when: "¿Cuánto tardará mi taxi?",
    when_answer:
      "En cuanto un conductor acepta tu pedido, ves el taxi en Pedidos, con su conductor y su matrícula. Si tarda demasiado, puedes cancelarlo ahí y pedir otro.",
    cost: "¿Cómo sé lo que va a costar?",
    cost_answer:
      "Escribe también tu destino y verás un precio fijo o un intervalo antes de confirmar.",
    ahead: "¿Puedo reservar para mañana?",
    ahead_answer: "Sí. Elige fecha y hora. Encontrarás tu taxi en Reservas.",
    cancel: "¿Cómo cancelo un taxi?",
    cancel_answer: "Abre Pedidos o Reservas, elige el viaje y cancélalo cuanto antes.",
    lost: "Me he dejado algo en el taxi",
    lost_answer:
      "Abre una incidencia y elige el viaje, para que sepamos a qué conductor preguntar.",
    lost_call: "Si es urgente, llama al {{phone}}.",
    receipt: "¿Dónde está mi recibo?",
    receipt_answer: "En Mis viajes. Puedes descargar tus viajes en un PDF, con sus precios.",
    password: "He olvidado mi contraseña",
    password_answer:
      "En la página Entrar, elige «¿Has olvidado la contraseña?». Te enviaremos un código para elegir otra.",
    code: "No me llega el código de activación",
    code_answer:
      "Espera un minuto y mira en el correo no deseado. Después puedes pedir otro código en la página de activación.",
    company: "¿Puede tener cuenta mi empresa?",
    company_answer:
      "Sí. Nosotros creamos la cuenta. Después tu empresa añade a sus empleados, que piden taxis con su propia contraseña.",
    company_call: "Para abrirla, llama al {{phone}}.",
    leave: "¿Cómo elimino mi cuenta?",
    leave_answer:
      "Ve a la página «Elimina tu cuenta». Te enviaremos un código para confirmar que eres tú.",
  },
} satisfies Texts;
