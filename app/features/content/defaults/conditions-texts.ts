import type { Texts } from "../../../i18n/translate.ts";

export const texts = {
  en: {
    title: "General conditions",
    service: "What this is about",
    service_panel:
      "{{brand}} offers this panel to order taxis, to book them and to follow them. By opening an account or ordering a taxi you accept these conditions.",
    service_trip:
      "The trip is made by the taxi that takes your order, under the rules that hold for taxis where it drives. If you choose the fare of another group, that group makes the trip.",
    account: "Your account",
    account_data:
      "To order you need an account with your true data, so that the driver can find you and reach you.",
    account_password:
      "Keep your password to yourself. What is ordered from your account counts as ordered by you; tell us at once if somebody else uses it.",
    account_end: "You can have your account removed whenever you like.",
    price: "The price",
    price_fixed:
      "A fixed price is what you pay for the trip as you ordered it. If you change the destination, add a stop or keep the taxi waiting, it may change.",
    price_estimate:
      "An estimate is given as a range or an approximate amount. The final price may differ with the way, the traffic and the waiting time.",
    price_tariff: "Surcharges are those of the tariff in force, and you see them with the fare.",
    order: "Ordering and cancelling",
    order_promise:
      "We do all we can to find you a taxi, but cannot promise that one is free at any hour and place. If there is none, we tell you.",
    order_cancel:
      "Cancel as soon as you know that you will not travel. If nobody is at the pickup point, the driver waits for a reasonable time and may then leave.",
    order_charge:
      "If the tariff in force sets a charge for cancelling late or for not appearing, that charge applies.",
    pay: "Payment",
    pay_how: "You pay in the way you chose when you ordered, among those that are on offer.",
    company: "Companies",
    company_duty:
      "A company answers for the trips made on its account. It decides who travels on it and may close an employee's access at any time.",
    conduct: "On board",
    conduct_duty:
      "Treat the driver, the car and other people with respect, and wear your seat belt. Tell us beforehand if you travel with a child, an animal or a wheelchair, so that the right car comes.",
    complaints: "Complaints",
    complaints_call: "If something went wrong, call {{phone}}.",
    complaints_ticket:
      "You can also open a support ticket from your account. Your rights as a consumer stay as the law gives them to you.",
    changes: "Changes",
    changes_when:
      "If these conditions change, you will find the new ones here. A trip keeps the conditions under which it was ordered.",
  },
  es: {
    title: "Condiciones generales",
    service: "De qué se trata",
    service_panel:
      "{{brand}} ofrece este panel para pedir taxis, reservarlos y seguirlos. Al abrir una cuenta o pedir un taxi aceptas estas condiciones.",
    service_trip:
      "El viaje lo hace el taxi que acepta tu pedido, según las normas que rigen para los taxis donde circula. Si eliges la tarifa de otro grupo, el viaje lo hace ese grupo.",
    account: "Tu cuenta",
    account_data:
      "Para pedir necesitas una cuenta con tus datos verdaderos, para que el conductor pueda encontrarte y llamarte.",
    account_password:
      "No compartas tu contraseña. Lo que se pide desde tu cuenta cuenta como pedido por ti; avísanos enseguida si la usa otra persona.",
    account_end: "Puedes pedir que se elimine tu cuenta cuando quieras.",
    price: "El precio",
    price_fixed:
      "Un precio fijo es lo que pagas por el viaje tal como lo pediste. Si cambias el destino, añades una parada o haces esperar al taxi, puede cambiar.",
    price_estimate:
      "Una estimación es una horquilla o un importe aproximado. El precio final puede variar con el camino, el tráfico y la espera.",
    price_tariff: "Los suplementos son los de la tarifa vigente, y los ves junto al precio.",
    order: "Pedir y anular",
    order_promise:
      "Hacemos todo lo posible por encontrarte un taxi, pero no podemos prometer que haya uno libre a cualquier hora y en cualquier lugar. Si no lo hay, te lo decimos.",
    order_cancel:
      "Anula en cuanto sepas que no vas a viajar. Si no hay nadie en el punto de recogida, el conductor espera un tiempo razonable y después puede marcharse.",
    order_charge:
      "Si la tarifa vigente fija un cargo por anular tarde o por no presentarse, se aplica ese cargo.",
    pay: "El pago",
    pay_how: "Pagas en la forma que elegiste al pedir, entre las que se ofrecen.",
    company: "Empresas",
    company_duty:
      "La empresa responde de los viajes hechos con su cuenta. Decide quién viaja con ella y puede cerrar el acceso de un empleado en cualquier momento.",
    conduct: "A bordo",
    conduct_duty:
      "Trata con respeto al conductor, al coche y a los demás, y ponte el cinturón. Avisa antes si viajas con un niño, un animal o una silla de ruedas, para que venga el coche adecuado.",
    complaints: "Reclamaciones",
    complaints_call: "Si algo ha ido mal, llama al {{phone}}.",
    complaints_ticket:
      "También puedes abrir una incidencia desde tu cuenta. Tus derechos como consumidor siguen siendo los que te da la ley.",
    changes: "Cambios",
    changes_when:
      "Si estas condiciones cambian, encontrarás aquí las nuevas. Cada viaje conserva las condiciones con las que se pidió.",
  },
} satisfies Texts;
