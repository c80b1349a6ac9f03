import type { Texts } from "../../../i18n/translate.ts";

export const texts = {
  en: {
    title: "General conditions",
    service: "Our service",
    service_panel:
      "{{brand}} offers this panel to request, book and follow taxis. By creating an account or requesting a taxi, you accept these conditions.",
    service_trip:
      "The taxi that accepts your request makes the trip, under the taxi rules of its area. If you choose another group's fare, that group makes the trip.",
    account: "Your account",
    account_data:
      "To request a taxi you need an account with accurate details, so that the driver can find and call you.",
    account_password:
      "Keep your password private. You are responsible for the trips requested from your account. Tell us at once if another person uses it.",
    account_end: "You can remove your account at any time.",
    price: "The price",
    price_fixed:
      "A fixed price is what you pay for the trip as you requested it. It may change if you change the destination, add a stop or keep the taxi waiting.",
    price_estimate:
      "An estimate is a range or an approximate amount. The final price depends on the route, the traffic and the waiting time.",
    price_tariff: "Surcharges follow the tariff in force and appear with the fare.",
    order: "Requesting and cancelling",
    order_promise:
      "We do our best to find you a taxi, but we cannot guarantee that one is always available. If there is none, we tell you.",
    order_cancel:
      "Cancel as soon as you know that you will not travel. If you are not at the pickup point, the driver waits for a reasonable time and may then leave.",
    order_charge:
      "If the tariff in force sets a charge for a late cancellation or a no-show, that charge applies.",
    pay: "Payment",
    pay_how: "You pay with the payment method that you chose for the trip, among those available.",
    company: "Companies",
    company_duty:
      "A company is responsible for the trips made on its account. It decides which employees use it and can close an employee's account at any time.",
    conduct: "On board",
    conduct_duty:
      "Treat the driver, the car and other people with respect, and wear your seat belt. If you travel with a child, an animal or a wheelchair, tell us beforehand so that we can send the right car.",
    complaints: "Complaints",
    complaints_call: "If something went wrong, call {{phone}}.",
    complaints_ticket:
      "You can also open a support ticket from your account. These conditions do not affect your rights as a consumer.",
    changes: "Changes",
    changes_when:
      "If these conditions change, we publish the new ones here. Each trip keeps the conditions that applied when you requested it.",
  },
  es: {
    title: "Condiciones generales",
    service: "Nuestro servicio",
    service_panel:
      "{{brand}} ofrece este panel para pedir, reservar y seguir taxis. Al crear una cuenta o pedir un taxi, aceptas estas condiciones.",
    service_trip:
      "El taxi que acepta tu pedido realiza el viaje según las normas del taxi de su zona. Si eliges la tarifa de otro grupo, ese grupo realiza el viaje.",
    account: "Tu cuenta",
    account_data:
      "Para pedir un taxi necesitas una cuenta con datos correctos, para que el conductor pueda encontrarte y llamarte.",
    account_password:
      "No compartas tu contraseña. Eres responsable de los viajes que se piden desde tu cuenta. Avísanos enseguida si la usa otra persona.",
    account_end: "Puedes eliminar tu cuenta en cualquier momento.",
    price: "El precio",
    price_fixed:
      "Un precio fijo es lo que pagas por el viaje tal como lo pediste. Puede cambiar si cambias el destino, añades una parada o haces esperar al taxi.",
    price_estimate:
      "Un precio estimado es un intervalo o un importe aproximado. El precio final depende del recorrido, el tráfico y la espera.",
    price_tariff: "Los suplementos son los de la tarifa vigente y aparecen junto al precio.",
    order: "Pedir y cancelar",
    order_promise:
      "Hacemos todo lo posible por encontrarte un taxi, pero no podemos garantizar que siempre haya uno disponible. Si no lo hay, te avisamos.",
    order_cancel:
      "Cancela en cuanto sepas que no vas a viajar. Si no estás en el punto de recogida, el conductor espera un tiempo razonable y después puede marcharse.",
    order_charge:
      "Si la tarifa vigente fija un cargo por cancelar tarde o por no presentarse, se aplica ese cargo.",
    pay: "Pago",
    pay_how: "Pagas con el medio de pago que elegiste para el viaje, entre los disponibles.",
    company: "Empresas",
    company_duty:
      "La empresa es responsable de los viajes hechos con su cuenta. Decide qué empleados la usan y puede cerrar la cuenta de un empleado en cualquier momento.",
    conduct: "A bordo",
    conduct_duty:
      "Trata con respeto al conductor, el coche y a los demás, y ponte el cinturón. Si viajas con un niño, un animal o una silla de ruedas, avísanos antes para que enviemos el coche adecuado.",
    complaints: "Reclamaciones",
    complaints_call: "Si algo ha ido mal, llama al {{phone}}.",
    complaints_ticket:
      "También puedes abrir una incidencia desde tu cuenta. Estas condiciones no afectan a tus derechos como consumidor.",
    changes: "Cambios",
    changes_when:
      "Si estas condiciones cambian, publicaremos aquí las nuevas. Cada viaje conserva las condiciones vigentes cuando lo pediste.",
  },
} satisfies Texts;
