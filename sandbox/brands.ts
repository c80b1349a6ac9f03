import type { Known } from "../openapi/known.ts";
import type { components } from "../openapi/taxi-api.types.ts";
import type { Zone } from "./city/places.ts";

export type Content = {
  key: "usuario_info" | "condiciones_generales" | "politica_privacidad" | "about";
  language: "es" | "en";
  title: string;
  html: string;
};

/** Amounts in the brand's currency. */
export type Tariff = {
  /** A range, an amount that holds, or a single amount that may change. */
  kind: "calculated" | "fixed" | "estimate";
  startAmount: number;
  perKm: number;
  perMinute: number;
  minimum: number;
  /** Multiplies the trips between 22:00 and 6:00. */
  nightFactor: number;
  bookingSurcharge: number;
  /** The whole amount between the airport and the centre. */
  airportFixed?: number;
  waitingPassenger: string;
  info: string[];
};

export type Brand = {
  id: number;
  permalink: string;
  name: string;
  domains: string[];
  currency: string;
  timeZone: "Europe/Madrid";
  /** Of the brand's own short texts, such as its extras. */
  language: "es" | "en";
  /** The languages of its panel; one without them leaves that to the panel. */
  panelLanguages?: string[];
  /** What the panel offers; a part that is not named is on. */
  features?: components["schemas"]["Features"];
  /** The brand's own pages in the place of its texts about terms and privacy. */
  termsLink?: string | null;
  privacyLink?: string | null;
  /** Texts of the panel in its own words. */
  wording?: { key: string; language: string; text: string }[];
  phone: string;
  facebookLink: string | null;
  linkedinLink: string | null;
  twitterLink: string | null;
  googleClientId: string | null;
  mapsKey: string | null;
  /** The id of the map's style that belongs to the maps key. */
  mapsId: string | null;
  style: {
    main_color: string;
    secondary_color: string;
    main_background_color: string;
    menu_text_color: string;
    top_text_color: string;
  };
  hasDarkScheme: boolean;
  logo: string;
  favicon: string;
  pageTitle: string;
  extras: { show: boolean; description: string }[];
  showExtraPassengers: boolean;
  maxNumPassengers: number;
  /** The most stops on the way of one trip. */
  maxStops: number;
  /** What the group has no taxi for. */
  cannotServe?: Known<components["schemas"]["NeedName"]>[];
  /** The most pieces of large luggage that a taxi takes. */
  mostLuggage?: number;
  taxiLanguages: string[];
  zonesServed: Zone[];
  tariff: Tariff;
  contents: Content[];
};

export function toSvgDataUri(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg.replace(/\s+/g, " ").trim())}`;
}

// Letters are drawn, not set: a picture in a page has no fonts of its own.
const cantalmarLogo = `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 236 64" role="img" aria-label="Radio Taxi Cantalmar">
<rect width="236" height="64" rx="12" fill="#8f2d1a"/>
<rect x="2.5" y="2.5" width="231" height="59" rx="10" fill="none" stroke="#f4c468"/>
<circle cx="35" cy="32" r="21" fill="#fff4e2"/>
<path d="M30 45l2.5-22h5L40 45z" fill="#8f2d1a"/>
<path d="M31 21.5h8M35 16v3M31.4 33h7.2" stroke="#8f2d1a" stroke-width="2.5"/>
<path d="M25 17a8 8 0 0 0 0 11M45 17a8 8 0 0 1 0 11" fill="none" stroke="#d98a1f" stroke-width="2.5" stroke-linecap="round"/>
<path d="M21 45q3.5-4 7 0t7 0 7 0 7 0" fill="none" stroke="#d98a1f" stroke-width="2.5" stroke-linecap="round"/>
<g fill="none" stroke-linecap="round" stroke-linejoin="round">
<path stroke="#f4c468" stroke-width="1.8" d="M70 23v-9h3.5a2.5 2.5 0 0 1 0 5H70M73.5 19l3 4M81 23l3.5-9 3.5 9M82.3 20h4.4M93 14v9h2a4.5 4.5 0 0 0 0-9zM105 14v9M110 18.5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M131 14h8M135 14v9M142 23l3.5-9 3.5 9M143.3 20h4.4M154 14l6 9M160 14l-6 9M166 14v9"/>
<path stroke="#fff4e2" stroke-width="3.5" d="M82 35a8.5 8.5 0 1 0 0 12M87 50l7-18 7 18M90 44h8M106 50V32l12 18V32M123 32h13M129.5 32v18M138 50l7-18 7 18M141 44h8M158 32v18h8M172 50V32l7.5 10 7.5-10v18M192 50l7-18 7 18M195 44h8M212 50V32h5a5.25 5.25 0 0 1 0 10.5h-5M218 43l5 7"/>
</g>
<path d="M174 16h49M178 20.5h45" stroke="#f4c468" stroke-width="4.5" stroke-dasharray="4.5"/>
</svg>`;

const cantalmarFavicon = `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="14 11 42 42">
<rect x="14" y="11" width="42" height="42" rx="9" fill="#8f2d1a"/>
<path d="M29 46l3-23h6l3 23z" fill="#fff4e2"/>
<path d="M30 21h10M35 15v3" stroke="#fff4e2" stroke-width="3"/>
<path d="M24 16a9 9 0 0 0 0 13M46 16a9 9 0 0 1 0 13" fill="none" stroke="#f4c468" stroke-width="3.5" stroke-linecap="round"/>
</svg>`;

const alazulLogo = `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 216 64" role="img" aria-label="Alazul">
<rect width="216" height="64" rx="32" fill="#0b3f7a"/>
<path d="M20 46l17-28h11L31 46z" fill="#fff"/>
<path d="M37 46l10-16.5h11L48 46z" fill="#38c6d9"/>
<path d="M54 46l4-6.6h11L65 46z" fill="#38c6d9" opacity=".6"/>
<g fill="none" stroke="#fff" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round">
<circle cx="90" cy="36" r="9"/>
<path d="M99 27v18M108 17v28"/>
<circle cx="126" cy="36" r="9"/>
<path d="M135 27v18M143 27h14l-14 18h14M165 27v9a9 9 0 0 0 18 0v-9M183 36v9M192 17v28"/>
</g>
</svg>`;

const alazulFavicon = `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<rect width="32" height="32" rx="8" fill="#0b3f7a"/>
<path d="M5 25L15 7h7L12 25z" fill="#fff"/>
<path d="M15 25l6-10.5h7L22 25z" fill="#38c6d9"/>
</svg>`;

const limoncilloLogo = `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 252 64" role="img" aria-label="Taxi Limoncillo">
<rect width="252" height="64" rx="16" fill="#ffe04a"/>
<path d="M12 34c2-14 14-20 26-17 5 1 8 4 12 5-1 5 1 9-1 15-4 12-16 15-26 11-5-2-7-5-11-6 1-3-1-5 0-8z" fill="#b7e000" stroke="#24450f" stroke-width="3" stroke-linejoin="round"/>
<path d="M38 15c2-6 8-9 14-8-1 6-6 10-14 8z" fill="#24450f"/>
<path d="M21 33c1-5 4-8 9-9" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/>
<g fill="none" stroke="#24450f" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round">
<path d="M66 17v28M76 28v17M86 45V28M86 34a6 6 0 0 1 12 0v11M98 34a6 6 0 0 1 12 0v11"/>
<circle cx="127" cy="36.5" r="8.5"/>
<path d="M144 45V28M144 36a7 7 0 0 1 14 0v9M180 30a8.5 8.5 0 1 0 0 13M189 28v17M198 17v28M207 17v28"/>
<circle cx="225" cy="36.5" r="8.5"/>
</g>
<path d="M76 20h.01M189 20h.01" stroke="#24450f" stroke-width="5.5" stroke-linecap="round"/>
</svg>`;

const limoncilloFavicon = `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<rect width="32" height="32" rx="8" fill="#ffe04a"/>
<path d="M4 20c1-8 8-11 14-9 3 1 5 2 8 3-1 3 1 5-1 9-2 6-9 8-14 5-3-1-4-2-7-3 1-2 0-3 0-5z" fill="#b7e000" stroke="#24450f" stroke-width="2"/>
<path d="M18 10c1-4 5-6 10-6-1 5-5 7-10 6z" fill="#24450f"/>
</svg>`;

const cantalmarContents: Content[] = [
  {
    key: "usuario_info",
    language: "es",
    title: "Información para el usuario",
    html: `
<h2>Pedir un taxi</h2>
<p>Escriba la dirección de recogida y, si la conoce, la de destino: así podrá ver el precio
orientativo antes de confirmar. Después le diremos qué taxi va a buscarle, quién lo conduce y cuál
es su matrícula.</p>
<p>Si no lo necesita ahora mismo, elija fecha y hora y haga una reserva. El suplemento por reserva
es de 1,50 €.</p>
<h2>Mientras espera</h2>
<ul>
<li>Puede anular sin coste hasta que el taxi llegue al punto de recogida.</li>
<li>El conductor espera cinco minutos sin cargo; después se cobra el tiempo de espera.</li>
<li>Si no le encuentra, le llamará al teléfono de su cuenta.</li>
</ul>
<h2>Necesidades especiales</h2>
<p>Indique en las observaciones si viaja con silla de ruedas, con un bebé o con un animal, y le
enviaremos un vehículo adecuado. Los perros guía viajan siempre y no pagan suplemento.</p>
<h2>Objetos perdidos</h2>
<p>Abra una incidencia desde su cuenta e indique el viaje. Guardamos lo encontrado durante seis
meses en la oficina de la Ronda de Poniente, de lunes a viernes, de 9:00 a 14:00.</p>`,
  },
  {
    key: "usuario_info",
    language: "en",
    title: "Passenger information",
    html: `
<h2>Ordering a taxi</h2>
<p>Type the pickup address and, if you know it, your destination, and you will see an estimated
price before you confirm. We then tell you which taxi is on its way, who is driving and its plate
number.</p>
<p>If you do not need it right now, choose a date and time and make a booking. The booking fee is
€1.50.</p>
<h2>While you wait</h2>
<ul>
<li>You can cancel free of charge until the taxi reaches the pickup point.</li>
<li>The driver waits five minutes for free; waiting time is charged after that.</li>
<li>A driver who cannot find you will call the telephone number of your account.</li>
</ul>
<h2>Special needs</h2>
<p>Tell us in the notes if you travel with a wheelchair, a baby or an animal, and we will send a
suitable vehicle. Guide dogs always travel, and never pay.</p>
<h2>Lost property</h2>
<p>Open a support ticket from your account and name the trip. We keep what we find for six months at
our office in Ronda de Poniente, open Monday to Friday from 9:00 to 14:00.</p>`,
  },
  {
    key: "condiciones_generales",
    language: "es",
    title: "Condiciones generales",
    html: `
<h2>El servicio</h2>
<p>Radio Taxi Cantalmar es una cooperativa de taxistas con licencia. Recogemos pasajeros en el
centro, el norte, el sur y el aeropuerto de Cantalmar. Por ahora no prestamos servicio en la Isla de
la Cigarra.</p>
<h2>El precio</h2>
<p>El precio que se muestra al pedir el taxi es orientativo: el importe final es el que marca el
taxímetro, más los suplementos que correspondan. Entre las 22:00 y las 6:00 se aplica la tarifa
nocturna. El recibo queda disponible en el historial de su cuenta.</p>
<h2>Anulaciones y ausencias</h2>
<p>Anular es gratuito hasta que el taxi llega. Si el pasajero no se presenta, la cooperativa puede
cobrar la carrera mínima de 5 €. Quien acumule ausencias repetidas puede perder la posibilidad de
reservar.</p>
<h2>Cuentas de empresa</h2>
<p>La empresa responde de los viajes que sus empleados piden con su cuenta y puede dar de baja a un
empleado en cualquier momento. La facturación es mensual.</p>
<h2>Reclamaciones</h2>
<p>Puede reclamar desde el apartado de incidencias o pedir una hoja de reclamaciones a cualquier
conductor. Respondemos en un plazo máximo de diez días laborables.</p>`,
  },
  {
    key: "condiciones_generales",
    language: "en",
    title: "Terms and conditions",
    html: `
<h2>The service</h2>
<p>Radio Taxi Cantalmar is a cooperative of licensed taxi drivers. We pick passengers up in the
centre, the north, the south and at the airport of Cantalmar. For now we do not serve Isla de la
Cigarra.</p>
<h2>The price</h2>
<p>The price shown when you order is an estimate: the final amount is the one on the meter, plus any
surcharges that apply. The night tariff is used between 22:00 and 6:00. Your receipt stays available
in the history of your account.</p>
<h2>Cancellations and no-shows</h2>
<p>Cancelling is free until the taxi arrives. If the passenger does not appear, the cooperative may
charge the minimum fare of €5. Repeated no-shows may cost an account the right to make bookings.</p>
<h2>Company accounts</h2>
<p>A company answers for the trips that its employees order on its account, and may close an
employee's access at any time. Invoices are monthly.</p>
<h2>Complaints</h2>
<p>You can complain through a support ticket or ask any driver for an official complaint form. We
answer within ten working days.</p>`,
  },
  {
    key: "politica_privacidad",
    language: "es",
    title: "Política de privacidad",
    html: `
<h2>Quién trata sus datos</h2>
<p>La responsable es la cooperativa Radio Taxi Cantalmar, con domicilio en la Ronda de Poniente, 20,
de Cantalmar. Puede escribirnos a <a
href="mailto:privacidad@radiotaxi-cantalmar.example">privacidad@radiotaxi-cantalmar.example</a>.</p>
<h2>Qué guardamos y para qué</h2>
<ul>
<li><strong>Su cuenta:</strong> nombre, teléfono y correo, para identificarle y avisarle.</li>
<li><strong>Sus viajes:</strong> direcciones, horas e importes, para prestar el servicio y facturarlo.</li>
<li><strong>Su ubicación:</strong> solo cuando usted la comparte para pedir un taxi.</li>
</ul>
<p>El conductor ve su nombre y el punto de recogida mientras dura el viaje, nunca su correo ni su
historial. No vendemos datos ni los usamos para publicidad ajena.</p>
<h2>Cuánto tiempo</h2>
<p>Conservamos los viajes cinco años, como exige la normativa fiscal. El resto se borra cuando usted
elimina su cuenta.</p>
<h2>Sus derechos</h2>
<p>Puede consultar, corregir, descargar o borrar sus datos, y oponerse a su tratamiento, con un
mensaje a la dirección anterior. Si cree que no le hemos atendido bien, puede acudir a la autoridad
de protección de datos.</p>`,
  },
  {
    key: "politica_privacidad",
    language: "en",
    title: "Privacy policy",
    html: `
<h2>Who handles your data</h2>
<p>The controller is the cooperative Radio Taxi Cantalmar, Ronda de Poniente 20, Cantalmar. Write to
us at <a
href="mailto:privacidad@radiotaxi-cantalmar.example">privacidad@radiotaxi-cantalmar.example</a>.</p>
<h2>What we keep, and why</h2>
<ul>
<li><strong>Your account:</strong> name, telephone and e-mail, to know you and to reach you.</li>
<li><strong>Your trips:</strong> addresses, times and amounts, to drive you and to invoice.</li>
<li><strong>Your location:</strong> only when you share it to order a taxi.</li>
</ul>
<p>The driver sees your name and the pickup point for as long as the trip lasts, and never your
e-mail or your history. We sell no data and use none for other people's advertising.</p>
<h2>For how long</h2>
<p>We keep trips for five years, as tax rules require. Everything else is erased when you remove
your account.</p>
<h2>Your rights</h2>
<p>You may see, correct, download or erase your data, or object to its use, with a message to the
address above. If you feel we have not treated you well, you can turn to the data protection
authority.</p>`,
  },
  {
    key: "about",
    language: "es",
    title: "Quiénes somos",
    html: `
<p>Radio Taxi Cantalmar nació en 1968, cuando once taxistas de la parada de la Plaza Mayor compraron
a medias una emisora de segunda mano y la instalaron en la trastienda de una ferretería. La primera
noche atendieron cuatro llamadas; una era para preguntar si aquello funcionaba de verdad.</p>
<p>Hoy la emisora se enseña en una vitrina de nuestra oficina y los avisos llegan por internet, pero
seguimos siendo una cooperativa: cada taxi es de quien lo conduce y cada decisión se vota. Por eso
conocemos a nuestros clientes por su nombre y sabemos qué calle se corta los días de mercado.</p>
<h2>Lo que nos importa</h2>
<ul>
<li>Llegar cuando decimos que vamos a llegar.</li>
<li>Que cualquier persona pueda viajar, también en silla de ruedas.</li>
<li>Un precio claro, sin sorpresas al bajar.</li>
</ul>
<p>Si quiere trabajar con nosotros o abrir una cuenta para su empresa, pase por la oficina de la
Ronda de Poniente o llámenos a cualquier hora: siempre hay alguien al otro lado.</p>`,
  },
  {
    key: "about",
    language: "en",
    title: "About us",
    html: `
<p>Radio Taxi Cantalmar was born in 1968, when eleven drivers from the rank in Plaza Mayor shared
the price of a second-hand radio set and put it in the back room of a hardware shop. On the first
night they answered four calls; one was from somebody who wanted to know whether it really
worked.</p>
<p>Today the radio stands in a glass case in our office and orders arrive over the internet, but we
are still a cooperative: each taxi belongs to the person who drives it, and each decision is put to
the vote. That is why we know our passengers by name, and which street is closed on market days.</p>
<h2>What matters to us</h2>
<ul>
<li>Arriving when we say we will.</li>
<li>That anyone can travel, in a wheelchair too.</li>
<li>A clear price, with no surprises at the kerb.</li>
</ul>
<p>If you would like to work with us, or to open an account for your company, come to our office in
Ronda de Poniente or call at any hour: there is always somebody at the other end.</p>`,
  },
];

const alazulContents: Content[] = [
  {
    key: "usuario_info",
    language: "es",
    title: "Cómo funciona",
    html: `
<h2>Antes de volar</h2>
<p>Reserve su traslado con fecha y hora y escriba el número de vuelo en las observaciones. Entre el
aeropuerto y el centro de Cantalmar el precio es fijo, 27 €, de día y de noche, y se muestra antes
de confirmar.</p>
<h2>Al aterrizar</h2>
<p>Su conductor le espera junto a la salida de la terminal. Tiene incluidos sesenta minutos desde la
hora de recogida; a partir de ahí, cada minuto cuesta 0,45 €. Si el vuelo se retrasa, avísenos y
moveremos la hora sin coste.</p>
<h2>Pasajeros y equipaje</h2>
<ul>
<li>Viajan hasta ocho personas: indique cuántas son y enviaremos el vehículo adecuado.</li>
<li>Una maleta y un bulto de mano por persona están incluidos.</li>
<li>Las tablas, bicicletas e instrumentos grandes deben anunciarse al reservar.</li>
</ul>
<h2>Si cambian sus planes</h2>
<p>Puede anular gratis desde su lista de reservas hasta que el conductor salga a buscarle. Nuestro
equipo atiende en español y en inglés a cualquier hora.</p>`,
  },
  {
    key: "usuario_info",
    language: "en",
    title: "How it works",
    html: `
<h2>Before you fly</h2>
<p>Book your transfer with a date and time, and put your flight number in the notes. Between the
airport and the centre of Cantalmar the price is fixed at €27, day and night, and you see it before
you confirm.</p>
<h2>When you land</h2>
<p>Your driver waits beside the terminal exit. Sixty minutes from the pickup time are included; each
minute after that costs €0.45. If your flight is late, let us know and we will move the time free of
charge.</p>
<h2>Passengers and luggage</h2>
<ul>
<li>Up to eight people can travel: tell us how many you are and we will send the right vehicle.</li>
<li>One suitcase and one piece of hand luggage for each person are included.</li>
<li>Boards, bicycles and large instruments have to be announced when you book.</li>
</ul>
<h2>If your plans change</h2>
<p>You can cancel for free from your list of bookings until the driver sets off. Our team answers in
English and Spanish at any hour.</p>`,
  },
  {
    key: "condiciones_generales",
    language: "es",
    title: "Condiciones del servicio",
    html: `
<h2>Qué contrata</h2>
<p>Alazul ofrece traslados con conductor entre el aeropuerto y el centro de Cantalmar, y viajes
dentro de ambas zonas. Los conductores tienen licencia y los vehículos están asegurados.</p>
<h2>Precio cerrado</h2>
<p>El importe aceptado al pedir el traslado es el que paga, aunque haya tráfico o el conductor elija
un camino más largo. Solo cambia si usted modifica el destino, añade una parada o supera el tiempo
de espera incluido. Reservar no tiene suplemento.</p>
<h2>Anulación</h2>
<p>La anulación es gratuita hasta que el conductor sale hacia el punto de recogida. Más tarde, o si
nadie se presenta, se cobra la mitad del precio acordado.</p>
<h2>Nuestro compromiso</h2>
<p>Si llegamos más de quince minutos tarde a una reserva, el siguiente traslado entre el aeropuerto
y el centro corre de nuestra cuenta. No respondemos de vuelos perdidos cuando la hora de recogida
elegida no dejaba el margen recomendado de dos horas.</p>
<h2>Reclamaciones</h2>
<p>Abra una incidencia desde su cuenta. Una persona, y no un programa, le contestará en dos días
laborables.</p>`,
  },
  {
    key: "condiciones_generales",
    language: "en",
    title: "Terms of service",
    html: `
<h2>What you are buying</h2>
<p>Alazul offers transfers with a driver between the airport and the centre of Cantalmar, and trips
within both zones. Our drivers are licensed and our vehicles insured.</p>
<h2>A fixed price</h2>
<p>The amount that you accept when you order is the amount that you pay, whatever the traffic and
whichever way the driver takes. It changes only if you alter the destination, add a stop or use more
than the waiting time included. Booking ahead costs nothing extra.</p>
<h2>Cancellation</h2>
<p>Cancelling is free until the driver sets off for the pickup point. After that, or if nobody
appears, half of the agreed price is charged.</p>
<h2>Our promise</h2>
<p>If we are more than fifteen minutes late for a booking, your next transfer between the airport
and the centre is on us. We cannot answer for missed flights when the pickup time chosen did not
leave the two hours that we recommend.</p>
<h2>Complaints</h2>
<p>Open a support ticket from your account. A person, not a program, will answer within two working
days.</p>`,
  },
  {
    key: "politica_privacidad",
    language: "es",
    title: "Privacidad",
    html: `
<p>Tratamos los datos imprescindibles para llevarle a tiempo. Esta página lo cuenta sin letra
pequeña.</p>
<h2>Datos que usamos</h2>
<ul>
<li>Nombre, teléfono y correo, para confirmar el traslado y localizarle en la terminal.</li>
<li>Direcciones, fecha, hora y número de vuelo, para organizar la recogida.</li>
<li>Importes y forma de pago, para facturar. No guardamos el número de su tarjeta.</li>
</ul>
<h2>Con quién los compartimos</h2>
<p>Con el conductor asignado, y solo durante el traslado. Si entra con su cuenta de Google,
recibimos de ella su nombre y su correo, nada más, y no le contamos adónde viaja.</p>
<h2>Cuándo los borramos</h2>
<p>Los números de vuelo, a los treinta días. Los viajes facturados, cuando vence el plazo legal. Su
cuenta, en cuanto usted lo pida desde su perfil.</p>
<h2>Cómo contactar</h2>
<p>Para consultar, corregir, trasladar o borrar sus datos escriba a <a
href="mailto:privacy@alazul.example">privacy@alazul.example</a>. Contestamos en menos de un mes, y
si nuestra respuesta no le convence puede acudir a la autoridad de protección de datos.</p>`,
  },
  {
    key: "politica_privacidad",
    language: "en",
    title: "Privacy",
    html: `
<p>We use the data that getting you there on time requires, and no more. This page says so without
small print.</p>
<h2>The data we use</h2>
<ul>
<li>Name, telephone and e-mail, to confirm your transfer and to find you at the terminal.</li>
<li>Addresses, date, time and flight number, to arrange the pickup.</li>
<li>Amounts and means of payment, to invoice. We do not keep your card number.</li>
</ul>
<h2>Whom we share it with</h2>
<p>With the driver of your transfer, and only while it lasts. If you log in with your Google account
we receive your name and e-mail from it, nothing else, and we do not tell it where you travel.</p>
<h2>When we erase it</h2>
<p>Flight numbers after thirty days. Invoiced trips when the legal term ends. Your account as soon
as you ask for it from your profile.</p>
<h2>How to reach us</h2>
<p>To see, correct, move or erase your data, write to <a
href="mailto:privacy@alazul.example">privacy@alazul.example</a>. We answer within a month, and if
our answer does not convince you, you can turn to the data protection authority.</p>`,
  },
  {
    key: "about",
    language: "es",
    title: "Sobre Alazul",
    html: `
<p>Alazul hace una sola cosa: llevarle del avión a la puerta, y de la puerta al avión. Empezamos en
2011 con tres furgonetas y una idea sencilla: que el último tramo del viaje fuera el más fácil.</p>
<h2>Por qué un precio fijo</h2>
<p>Porque nadie debería mirar un taxímetro después de doce horas de viaje. Calculamos el precio
medio de miles de trayectos, lo redondeamos a la baja y lo publicamos. Hay días en los que ganamos y
días en los que perdemos; usted siempre sabe lo que va a pagar.</p>
<h2>Quién conduce</h2>
<p>Un equipo pequeño que habla español e inglés, y a menudo algún idioma más. Todos conocen cada
puerta de las dos terminales, saben dónde se recoge una silla de ruedas y a qué hora cierra la
última cafetería.</p>
<h2>Nuestros vehículos</h2>
<p>Berlinas para cuatro personas y furgonetas para ocho, la mayoría eléctricas. Se cargan con el sol
que da en el tejado de nuestra base, junto a la autovía, y se limpian por dentro después de cada
turno.</p>`,
  },
  {
    key: "about",
    language: "en",
    title: "About Alazul",
    html: `
<p>Alazul does one thing: it takes you from the plane to the door, and from the door to the plane.
We began in 2011 with three vans and a simple idea: the last part of a journey should be the
easiest.</p>
<h2>Why a fixed price</h2>
<p>Because nobody should have to watch a meter after twelve hours of travel. We work out the average
price of thousands of trips, round it down and publish it. On some days we win and on others we
lose; you always know what you are going to pay.</p>
<h2>Who drives</h2>
<p>A small team that speaks English and Spanish, and often one language more. They know every gate
of both terminals, where a wheelchair is collected and when the last café closes.</p>
<h2>Our vehicles</h2>
<p>Saloons for four people and vans for eight, most of them electric. They are charged by the sun on
the roof of our base beside the motorway, and cleaned inside after every shift.</p>`,
  },
];

export const brands: Brand[] = [
  {
    id: 1,
    permalink: "radio-taxi-cantalmar",
    name: "Radio Taxi Cantalmar",
    domains: ["cantalmar.localhost"],
    currency: "EUR",
    timeZone: "Europe/Madrid",
    language: "es",
    phone: "+34980000101",
    facebookLink: "https://social.example/radio-taxi-cantalmar",
    linkedinLink: null,
    twitterLink: null,
    googleClientId: null,
    mapsKey: null,
    mapsId: null,
    style: {
      main_color: "#8f2d1a",
      secondary_color: "#1d6b66",
      main_background_color: "#fffaf2",
      menu_text_color: "#5a4336",
      top_text_color: "#fff4e2",
    },
    hasDarkScheme: true,
    logo: toSvgDataUri(cantalmarLogo),
    favicon: toSvgDataUri(cantalmarFavicon),
    pageTitle: "Radio Taxi Cantalmar · Su taxi, a cualquier hora",
    extras: [
      { show: true, description: "Silla infantil" },
      { show: true, description: "Taxi adaptado para silla de ruedas" },
      { show: true, description: "Viajo con un animal" },
      { show: false, description: "Equipaje voluminoso" },
    ],
    showExtraPassengers: false,
    maxNumPassengers: 7,
    maxStops: 4,
    panelLanguages: ["es", "en", "ca", "gl", "eu", "pt", "fr", "de", "it", "ar"],
    taxiLanguages: ["es", "en", "fr", "ar", "ro"],
    zonesServed: ["centre", "north", "south", "airport"],
    tariff: {
      kind: "calculated",
      startAmount: 2.1,
      perKm: 1.18,
      perMinute: 0.42,
      minimum: 5,
      nightFactor: 1.25,
      bookingSurcharge: 1.5,
      waitingPassenger: "Cinco minutos de espera sin cargo; después, 0,42 € por minuto.",
      info: [
        "Precio orientativo: el importe final es el del taxímetro.",
        "El equipaje y la silla infantil no pagan suplemento.",
      ],
    },
    contents: cantalmarContents,
  },
  {
    id: 2,
    permalink: "alazul",
    name: "Alazul Airport Transfers",
    domains: ["alazul.localhost", "airport.localhost"],
    currency: "EUR",
    timeZone: "Europe/Madrid",
    language: "en",
    phone: "+34980000202",
    facebookLink: null,
    linkedinLink: "https://careers.example/company/alazul",
    twitterLink: "https://shortnews.example/alazul",
    googleClientId: "000000000000-not-a-real-client.google.example",
    mapsKey: null,
    mapsId: null,
    style: {
      main_color: "#0b3f7a",
      secondary_color: "#0a7d8c",
      main_background_color: "#ffffff",
      menu_text_color: "#33475b",
      top_text_color: "#ffffff",
    },
    hasDarkScheme: true,
    logo: toSvgDataUri(alazulLogo),
    favicon: toSvgDataUri(alazulFavicon),
    pageTitle: "Alazul · Airport transfers in Cantalmar",
    extras: [
      { show: true, description: "Child seat" },
      { show: true, description: "Bulky luggage" },
      { show: true, description: "Name board at arrivals" },
    ],
    showExtraPassengers: true,
    maxNumPassengers: 8,
    maxStops: 2,
    panelLanguages: ["en", "es", "de", "fr", "it", "ar"],
    wording: [
      {
        key: "promise",
        language: "en",
        text: "To the airport and back at a fixed price, day and night.",
      },
      {
        key: "promise",
        language: "es",
        text: "Al aeropuerto y de vuelta a precio fijo, de día y de noche.",
      },
      { key: "card_questions", language: "en", text: "{{brand}}, day and night:" },
    ],
    taxiLanguages: ["en", "es", "de", "fr", "it"],
    zonesServed: ["centre", "airport"],
    tariff: {
      kind: "fixed",
      startAmount: 3,
      perKm: 1.35,
      perMinute: 0.45,
      minimum: 9,
      nightFactor: 1.15,
      bookingSurcharge: 0,
      airportFixed: 27,
      waitingPassenger: "Sixty minutes of waiting are included; after that, €0.45 per minute.",
      info: [
        "The price is fixed, whatever the traffic.",
        "One suitcase and one piece of hand luggage per person are included.",
      ],
    },
    contents: alazulContents,
  },
  {
    id: 3,
    permalink: "taxi-limoncillo",
    name: "Taxi Limoncillo",
    domains: ["limoncillo.localhost"],
    currency: "EUR",
    timeZone: "Europe/Madrid",
    language: "es",
    phone: "+34980000303",
    facebookLink: null,
    linkedinLink: null,
    twitterLink: null,
    googleClientId: null,
    mapsKey: null,
    mapsId: null,
    // Unreadable on purpose: the panel has to mend it.
    style: {
      main_color: "#c6ff00",
      secondary_color: "#ffe45c",
      main_background_color: "#ffffff",
      menu_text_color: "#fff3a3",
      top_text_color: "#ffffff",
    },
    hasDarkScheme: false,
    logo: toSvgDataUri(limoncilloLogo),
    favicon: toSvgDataUri(limoncilloFavicon),
    pageTitle: "Taxi Limoncillo",
    extras: [],
    showExtraPassengers: false,
    maxNumPassengers: 4,
    maxStops: 0,
    // Its cars are small.
    cannotServe: ["wheelchair", "child_seats"],
    mostLuggage: 3,
    taxiLanguages: ["es", "pt", "zh"],
    zonesServed: ["centre", "south"],
    tariff: {
      kind: "estimate",
      startAmount: 1.9,
      perKm: 1.05,
      perMinute: 0.38,
      minimum: 4,
      nightFactor: 1.3,
      bookingSurcharge: 2,
      waitingPassenger: "La espera cuesta 0,38 € por minuto.",
      info: ["Precio estimado: puede variar con el tráfico."],
    },
    contents: [],
  },
];
