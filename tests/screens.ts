import type { DemoKind } from "../sandbox/accounts/seed.ts";

export type Kind = "guest" | DemoKind;
export type Frame = "room" | "main" | "hotel" | "hotel_history";

/** The walker's own ids, for addresses with an id. */
type Things = {
  trip: number;
  ticket: number;
  promo: number;
  shop: number;
  /** The path of the page that follows the trip. */
  followed: string;
  /** The path of the page of a series. */
  series: string;
  /** The path of the walker's own link to order a taxi, as its maker sees it. */
  readyLink: string;
  /** The path of the page that orders a taxi. */
  ready: string;
};

export type ScreenRow = {
  name: string;
  /** The addresses of the screen, with and without their optional parts. */
  paths: (things: Things, domain: string) => string[];
  /** The kinds of users who may see it. */
  kinds: readonly Kind[];
  /** The frame for a logged-in user; a guest always has the frame of the entry page. */
  frame: Exclude<Frame, "room">;
  /** The title in both languages; absent when the group writes it, or when its wording is free. */
  title?: [en: string, es: string];
};

export const members = ["client", "company", "employee", "hotel"] as const;
const customers = ["client", "company", "hotel"] as const;
const companies = ["company", "hotel"] as const;
/** Section 6 lists the hotel screens for companies and employees, whatever their permissions. */
const desks = ["company", "employee", "hotel"] as const;
const guests = ["guest"] as const;
export const everyone = ["guest", ...members] as const;

const at =
  (...paths: string[]) =>
  () =>
    paths;

type Row = Omit<ScreenRow, "name" | "frame"> & { frame?: ScreenRow["frame"] };

/**
 * Every screen of the panel: its address, its audience, and its frame. Written from the
 * specification, sections 2 and 6, and not read from the panel's own table.
 */
const rows: Record<string, Row> = {
  hotel_home: { paths: at("/hotel"), kinds: desks, frame: "hotel" },
  pedir_ahora: { paths: at("/hotel/pedir_ahora"), kinds: desks, frame: "hotel" },
  pedir_destino: { paths: at("/hotel/pedir_destino"), kinds: desks, frame: "hotel" },
  pedir_reserva: { paths: at("/hotel/pedir_reserva"), kinds: desks, frame: "hotel" },
  hotel_history: { paths: at("/hotel_history"), kinds: desks, frame: "hotel_history" },
  activate_account: {
    paths: at("/activate_account"),
    kinds: everyone,
    title: ["Activate your account", "Activa tu cuenta"],
  },
  activate_account_with_data: {
    paths: at("/activate_account/+34600111222", "/activate_account/+34600111222/482913"),
    kinds: everyone,
    title: ["Activate your account", "Activa tu cuenta"],
  },
  reset_password: {
    paths: (_, domain) =>
      ["", "/7f3a9c51", `/7f3a9c51/${domain}`].map((x) => `/reset_password${x}`),
    kinds: everyone,
    title: ["Choose a new password", "Elige una contraseña nueva"],
  },
  panel_home: { paths: at("/"), kinds: members, title: ["Request a taxi", "Pedir un taxi"] },
  panel_home2: {
    paths: at("/panel_home2"),
    kinds: members,
    title: ["Request a taxi", "Pedir un taxi"],
  },
  request: {
    paths: at("/request"),
    kinds: members,
    title: ["Request a taxi", "Pedir un taxi"],
  },
  employee: { paths: at("/employee"), kinds: companies, title: ["Employees", "Empleados"] },
  service_type: {
    paths: at("/service_type"),
    kinds: companies,
    title: ["Service types", "Tipos de servicio"],
  },
  tickets: { paths: (_, domain) => ["/tickets", `/tickets/${domain}`], kinds: customers },
  ticket: {
    paths: ({ ticket }, domain) => [`/ticket/${ticket}`, `/ticket/${ticket}/${domain}`],
    kinds: customers,
  },
  promo: {
    paths: ({ promo }, domain) => [`/promo/${promo}`, `/promo/${promo}/${domain}`],
    kinds: members,
    title: ["Promotion", "Promoción"],
  },
  favorite: { paths: at("/favorite"), kinds: members, title: ["Favorites", "Favoritos"] },
  history: {
    paths: at("/history", "/history/radio-taxi-cantalmar"),
    kinds: members,
    title: ["My trips", "Mis viajes"],
  },
  calendar: { paths: at("/calendar"), kinds: members, title: ["Calendar", "Calendario"] },
  statement: {
    paths: at("/statement", "/statement?from=2026-05-01&to=2026-05-10"),
    kinds: companies,
    title: ["Statement", "Extracto"],
  },
  insight: {
    paths: at("/insight", "/insight?weeks=4", "/insight?from=2026-05-01&to=2026-05-10"),
    kinds: customers,
    title: ["Insights", "Análisis"],
  },
  panel: { paths: at("/panel"), kinds: members, title: ["Orders", "Pedidos"] },
  profile: { paths: at("/profile"), kinds: customers, title: ["Profile", "Perfil"] },
  help: { paths: at("/help"), kinds: everyone, title: ["Help", "Ayuda"] },
  about: { paths: at("/about"), kinds: everyone, title: ["About us", "Quiénes somos"] },
  PaymentMethod: {
    paths: at("/payment-method"),
    kinds: customers,
    title: ["Payment method", "Medio de pago"],
  },
  bookings: { paths: at("/Bookings"), kinds: members, title: ["Reservations", "Reservas"] },
  purses: { paths: at("/purses"), kinds: members },
  messages: { paths: at("/messages"), kinds: customers },
  // A desk that is logged in needs no entry page.
  hotelcab: { paths: at("/hotelcab"), kinds: ["guest", "client", "company", "employee"] },
  hotelcab_closed: { paths: at("/hotelcab_closed"), kinds: everyone },
  before_room: {
    paths: (_, domain) => ["/before_room", `/before_room/${domain}`],
    kinds: everyone,
    title: ["Your taxi", "Tu taxi"],
  },
  // No role lists it: it depends on a permission that customers have.
  club: { paths: at("/club"), kinds: customers, title: ["Club", "Club"] },
  commerce: {
    paths: ({ shop }) => [`/club/commerce/${shop}`],
    kinds: customers,
    title: ["Commerce", "Comercio"],
  },
  login: { paths: at("/login"), kinds: guests, title: ["Log in", "Entrar"] },
  register: {
    paths: at("/register"),
    kinds: guests,
    title: ["Create your account", "Crea tu cuenta"],
  },
  recover_password: {
    paths: at("/recover_password"),
    kinds: everyone,
    title: ["Recover your password", "Recupera tu contraseña"],
  },
  remove_account: {
    paths: at("/remove_account", "/remove_account/7f3a9c51"),
    kinds: everyone,
    title: ["Remove your account", "Elimina tu cuenta"],
  },
  usuario_info: { paths: at("/content/usuario_info"), kinds: everyone },
  condiciones_generales: { paths: at("/content/condiciones_generales"), kinds: everyone },
  politica_privacidad: { paths: at("/content/politica_privacidad"), kinds: everyone },
  content: {
    paths: (_, domain) => ["/content", "/content/about", `/content/about/${domain}`],
    kinds: everyone,
  },
  taxi_card: { paths: ({ trip }) => [`/hotel/card/${trip}`], kinds: desks, frame: "hotel" },
  // Screens beyond the specification.
  status: {
    paths: (_, domain) => ["/status", `/status/${domain}`],
    kinds: everyone,
    title: ["Service status", "Estado del servicio"],
  },
  share: {
    paths: ({ trip }) => [`/share/${trip}`],
    kinds: members,
    title: ["Share a trip", "Compartir un viaje"],
  },
  follow: {
    paths: ({ followed }, domain) => [followed, `${followed}/${domain}`],
    kinds: everyone,
    title: ["Follow a taxi", "Seguir un taxi"],
  },
  series: { paths: at("/series"), kinds: members, title: ["Series", "Series"] },
  series_new: {
    paths: at("/series/new"),
    kinds: members,
    title: ["New series", "Nueva serie"],
  },
  series_one: { paths: ({ series }) => [series], kinds: members, title: ["Series", "Serie"] },
  ready_links: {
    paths: at("/ready_links"),
    kinds: desks,
    title: ["Taxi links", "Enlaces de taxi"],
  },
  ready_link: {
    paths: ({ readyLink }) => [readyLink],
    kinds: desks,
    title: ["Your taxi link", "Tu enlace de taxi"],
  },
  ready: {
    paths: ({ ready }, domain) => [ready, `${ready}/${domain}`],
    kinds: everyone,
    title: ["Your taxi", "Tu taxi"],
  },
  order_table: {
    paths: at("/request/table"),
    kinds: desks,
    title: ["Order from a spreadsheet", "Pedir desde una hoja de cálculo"],
  },
  approvals: {
    paths: at("/approvals"),
    kinds: desks,
    title: ["Approvals", "Aprobaciones"],
  },
  activity: {
    paths: at("/activity"),
    kinds: companies,
    title: ["Activity log", "Registro de actividad"],
  },
  rules: { paths: at("/rules"), kinds: companies, title: ["Rules", "Reglas"] },
  employee_import: {
    paths: at("/employee/import"),
    kinds: companies,
    title: ["Import employees", "Importar empleados"],
  },
  references: { paths: at("/references"), kinds: companies, title: ["References", "Referencias"] },
  trip_references: {
    paths: ({ trip }) => [`/history/references/${trip}`],
    kinds: companies,
    title: ["References of a trip", "Referencias de un viaje"],
  },
};

export const screenRows: ScreenRow[] = Object.entries(rows).map(([name, row]) => ({
  frame: "main",
  ...row,
  name,
}));
