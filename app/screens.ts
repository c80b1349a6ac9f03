/**
 * The one table of screens. Routes, guards, menus, `paths`, the page cache and the masking of secrets in
 * logs are made from it.
 */
export type Role = "client" | "company" | "employee" | "booker" | "viewer" | "approver";
export type Layout = "default" | "main" | "room" | "hotel" | "hotel_history";

/**
 * - a list of roles: logged-in users with one of them
 * - a permission: logged-in users with it
 * - `guests`: anonymous users only
 * - `everyone`: all users
 *
 * The page cache holds the pages of the last two, but never the status page.
 */
export type Audience = readonly Role[] | { permission: string } | "guests" | "everyone";

/** The parts of the panel that a brand may switch off. All brands have the rest, which is the core. */
export const features = [
  ...(["club", "purses", "tickets", "promos"] as const),
  ...(["signUp", "googleLogin", "map", "hotel"] as const),
];
export type Feature = (typeof features)[number];

/** A capability of some documents only: Google's scripts for a map, or the camera. */
export type Capability = "map" | "camera";

export type Screen = {
  path: string;
  layout: Layout;
  audience: Audience;
  /** Without it, the address does not exist. Each row states it, so that a new screen cannot forget it. */
  feature: Feature | "core";
  /** The icon of its menu entry. The menu has the table's order; `features/frame/menu.json` has the names. */
  icon?: string;
  /** The screen whose menu entry is marked as the current one, where this screen has none. */
  entry?: string;
  needs?: Capability;
};

const company = ["company"] as const;
/** An employee may have another role: a booker orders, a viewer and an approver read. */
const travellers = ["client", "company", "employee", "booker"] as const;
const readers = ["client", "company", "employee", "booker", "viewer", "approver"] as const;
const customers = ["client", "company"] as const;
/** The roles of the hotel screens; permissions decide about the menu entry and the landing page. */
const desks = ["company", "employee", "booker"] as const;
/** A company's users, but for one who only looks. */
const askers = ["company", "employee", "booker", "approver"] as const;

/** A `?` marks an optional parameter. */
export const screens = {
  panel_home: {
    path: "/",
    layout: "main",
    audience: travellers,
    feature: "core",
    needs: "map",
    entry: "request",
  },
  panel_home2: {
    path: "/panel_home2",
    layout: "main",
    audience: travellers,
    feature: "core",
    needs: "map",
    entry: "request",
  },
  request: {
    path: "/request",
    layout: "main",
    audience: travellers,
    feature: "core",
    icon: "taxi",
    needs: "map",
  },
  order_table: {
    path: "/request/table",
    layout: "main",
    audience: desks,
    feature: "core",
    entry: "request",
  },
  panel: {
    path: "/panel",
    layout: "main",
    audience: readers,
    feature: "core",
    icon: "clock",
    needs: "map",
  },
  bookings: {
    path: "/Bookings",
    layout: "main",
    audience: readers,
    feature: "core",
    icon: "calendar",
    needs: "map",
  },
  series: {
    path: "/series",
    layout: "main",
    audience: readers,
    feature: "core",
    entry: "bookings",
  },
  series_new: {
    path: "/series/new",
    layout: "main",
    audience: travellers,
    feature: "core",
    entry: "bookings",
  },
  series_one: {
    path: "/series/:id",
    layout: "main",
    audience: readers,
    feature: "core",
    entry: "bookings",
  },
  calendar: {
    path: "/calendar",
    layout: "main",
    audience: travellers,
    feature: "core",
    entry: "bookings",
  },
  share: { path: "/share/:id", layout: "main", audience: readers, feature: "core" },
  history: {
    path: "/history/:permalink?",
    layout: "main",
    audience: readers,
    feature: "core",
    icon: "history",
    needs: "map",
  },
  statement: {
    path: "/statement",
    layout: "main",
    audience: company,
    feature: "core",
    entry: "history",
  },
  insight: {
    path: "/insight",
    layout: "main",
    audience: customers,
    feature: "core",
    entry: "history",
  },
  favorite: {
    path: "/favorite",
    layout: "main",
    audience: travellers,
    feature: "core",
    icon: "star",
    needs: "map",
  },
  PaymentMethod: {
    path: "/payment-method",
    layout: "main",
    audience: customers,
    feature: "core",
    icon: "card",
  },
  employee: {
    path: "/employee",
    layout: "main",
    audience: company,
    feature: "core",
    icon: "users",
  },
  employee_import: {
    path: "/employee/import",
    layout: "main",
    audience: company,
    feature: "core",
    entry: "employee",
  },
  approvals: {
    path: "/approvals",
    layout: "main",
    audience: askers,
    feature: "core",
    icon: "check",
  },
  rules: { path: "/rules", layout: "main", audience: company, feature: "core", entry: "employee" },
  activity: {
    path: "/activity",
    layout: "main",
    audience: company,
    feature: "core",
    entry: "employee",
  },
  ready_links: {
    path: "/ready_links",
    layout: "main",
    audience: desks,
    feature: "core",
    icon: "qr-code",
  },
  ready_link: {
    path: "/ready_links/:id",
    layout: "main",
    audience: desks,
    feature: "core",
    entry: "ready_links",
  },
  service_type: {
    path: "/service_type",
    layout: "main",
    audience: company,
    feature: "core",
    entry: "employee",
  },
  references: {
    path: "/references",
    layout: "main",
    audience: company,
    feature: "core",
    entry: "employee",
  },
  trip_references: {
    path: "/history/references/:id",
    layout: "main",
    audience: company,
    feature: "core",
    entry: "history",
  },
  messages: {
    path: "/messages",
    layout: "main",
    audience: customers,
    feature: "core",
    icon: "message",
  },

  hotel_home: {
    path: "/hotel",
    layout: "hotel",
    audience: desks,
    feature: "hotel",
    icon: "bell",
    needs: "map",
  },
  pedir_ahora: { path: "/hotel/pedir_ahora", layout: "hotel", audience: desks, feature: "hotel" },
  pedir_destino: {
    path: "/hotel/pedir_destino",
    layout: "hotel",
    audience: desks,
    feature: "hotel",
  },
  pedir_reserva: {
    path: "/hotel/pedir_reserva",
    layout: "hotel",
    audience: desks,
    feature: "hotel",
  },
  taxi_card: {
    path: "/hotel/card/:id",
    layout: "hotel",
    audience: desks,
    feature: "hotel",
    needs: "map",
  },
  hotel_history: {
    path: "/hotel_history",
    layout: "hotel_history",
    audience: desks,
    feature: "hotel",
  },
  hotelcab: { path: "/hotelcab", layout: "room", audience: "everyone", feature: "hotel" },
  hotelcab_closed: {
    path: "/hotelcab_closed",
    layout: "room",
    audience: "everyone",
    feature: "hotel",
  },

  tickets: {
    path: "/tickets/:site_domain?",
    layout: "main",
    audience: customers,
    feature: "tickets",
    icon: "life-buoy",
  },
  ticket: {
    path: "/ticket/:id/:site_domain?",
    layout: "main",
    audience: customers,
    feature: "tickets",
    entry: "tickets",
  },
  promo: {
    path: "/promo/:id/:site_domain?",
    layout: "main",
    audience: travellers,
    feature: "promos",
    entry: "messages",
  },
  purses: {
    path: "/purses",
    layout: "main",
    audience: travellers,
    feature: "purses",
    needs: "camera",
  },
  profile: { path: "/profile", layout: "main", audience: customers, feature: "core" },
  club: { path: "/club", layout: "main", audience: { permission: "club" }, feature: "club" },
  commerce: {
    path: "/club/commerce/:id?",
    layout: "main",
    audience: { permission: "club" },
    feature: "club",
  },

  before_room: {
    path: "/before_room/:site_domain?",
    layout: "room",
    audience: "everyone",
    feature: "core",
  },
  login: { path: "/login", layout: "room", audience: "guests", feature: "core", icon: "log-in" },
  register: {
    path: "/register",
    layout: "room",
    audience: "guests",
    feature: "signUp",
    icon: "user-plus",
  },
  recover_password: {
    path: "/recover_password",
    layout: "room",
    audience: "everyone",
    feature: "core",
  },
  reset_password: {
    path: "/reset_password/:code?/:site_domain?",
    layout: "room",
    audience: "everyone",
    feature: "core",
  },
  activate_account: {
    path: "/activate_account",
    layout: "room",
    audience: "everyone",
    feature: "core",
  },
  activate_account_with_data: {
    path: "/activate_account/:phone?/:code?",
    layout: "room",
    audience: "everyone",
    feature: "core",
  },
  follow: {
    path: "/follow/:token/:site_domain?",
    layout: "room",
    audience: "everyone",
    feature: "core",
    needs: "map",
  },
  ready: {
    path: "/ready/:token/:site_domain?",
    layout: "room",
    audience: "everyone",
    feature: "core",
    needs: "map",
  },
  remove_account: {
    path: "/remove_account/:code?",
    layout: "room",
    audience: "everyone",
    feature: "core",
  },

  help: { path: "/help", layout: "room", audience: "everyone", feature: "core" },
  about: { path: "/about", layout: "room", audience: "everyone", feature: "core" },
  status: { path: "/status/:site_domain?", layout: "room", audience: "everyone", feature: "core" },
  usuario_info: {
    path: "/content/usuario_info",
    layout: "room",
    audience: "everyone",
    feature: "core",
    icon: "help",
  },
  condiciones_generales: {
    path: "/content/condiciones_generales",
    layout: "room",
    audience: "everyone",
    feature: "core",
    icon: "document",
  },
  politica_privacidad: {
    path: "/content/politica_privacidad",
    layout: "room",
    audience: "everyone",
    feature: "core",
    icon: "shield",
  },
  content: {
    path: "/content/:content_key?/:site_domain?",
    layout: "room",
    audience: "everyone",
    feature: "core",
  },
  not_found: { path: "/not_found", layout: "room", audience: "everyone", feature: "core" },
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof screens;
export const screenNames = Object.keys(screens) as ScreenName[];

/** The parameters that logs, referrers and search engines must not hold. */
export const secretParameters = ["code", "phone", "token"];
