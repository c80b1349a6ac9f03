/**
 * The one table of screens. Routes, guards, menus, `paths`, the page cache and the masking of secrets in
 * logs are made from it.
 */
export type Role = "client" | "company" | "employee";
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

/** A capability of some documents only: Google's scripts for a map, or the camera. */
export type Capability = "map" | "camera";

export type Screen = {
  path: string;
  layout: Layout;
  audience: Audience;
  /** The icon of its menu entry. The menu has the table's order; `features/frame/menu.json` has the names. */
  icon?: string;
  /** The screen whose menu entry is marked as the current one, where this screen has none. */
  entry?: string;
  needs?: Capability;
};

const company = ["company"] as const;
const travellers = ["client", "company", "employee"] as const;
const customers = ["client", "company"] as const;
/** The roles of the hotel screens; permissions decide about the menu entry and the landing page. */
const desks = ["company", "employee"] as const;

/** A `?` marks an optional parameter. */
export const screens = {
  panel_home: { path: "/", layout: "main", audience: travellers, needs: "map", entry: "request" },
  panel_home2: {
    path: "/panel_home2",
    layout: "main",
    audience: travellers,
    needs: "map",
    entry: "request",
  },
  request: { path: "/request", layout: "main", audience: travellers, icon: "taxi", needs: "map" },
  panel: { path: "/panel", layout: "main", audience: travellers, icon: "clock", needs: "map" },
  bookings: {
    path: "/Bookings",
    layout: "main",
    audience: travellers,
    icon: "calendar",
    needs: "map",
  },
  share: { path: "/share/:id", layout: "main", audience: travellers },
  history: {
    path: "/history/:permalink?",
    layout: "main",
    audience: travellers,
    icon: "history",
    needs: "map",
  },
  favorite: { path: "/favorite", layout: "main", audience: travellers, icon: "star", needs: "map" },
  PaymentMethod: { path: "/payment-method", layout: "main", audience: customers, icon: "card" },
  employee: { path: "/employee", layout: "main", audience: company, icon: "users" },
  employee_import: { path: "/employee/import", layout: "main", audience: company },
  service_type: { path: "/service_type", layout: "main", audience: company },
  messages: { path: "/messages", layout: "main", audience: customers, icon: "message" },

  hotel_home: { path: "/hotel", layout: "hotel", audience: desks, icon: "bell", needs: "map" },
  pedir_ahora: { path: "/hotel/pedir_ahora", layout: "hotel", audience: desks },
  pedir_destino: { path: "/hotel/pedir_destino", layout: "hotel", audience: desks },
  pedir_reserva: { path: "/hotel/pedir_reserva", layout: "hotel", audience: desks },
  taxi_card: { path: "/hotel/card/:id", layout: "hotel", audience: desks, needs: "map" },
  hotel_history: { path: "/hotel_history", layout: "hotel_history", audience: desks },
  hotelcab: { path: "/hotelcab", layout: "room", audience: "everyone" },
  hotelcab_closed: { path: "/hotelcab_closed", layout: "room", audience: "everyone" },

  tickets: {
    path: "/tickets/:site_domain?",
    layout: "main",
    audience: customers,
    icon: "life-buoy",
  },
  ticket: { path: "/ticket/:id/:site_domain?", layout: "main", audience: customers },
  promo: { path: "/promo/:id/:site_domain?", layout: "main", audience: travellers },
  purses: { path: "/purses", layout: "main", audience: travellers, needs: "camera" },
  profile: { path: "/profile", layout: "main", audience: customers },
  club: { path: "/club", layout: "main", audience: { permission: "club" } },
  commerce: { path: "/club/commerce/:id?", layout: "main", audience: { permission: "club" } },

  before_room: { path: "/before_room/:site_domain?", layout: "room", audience: "everyone" },
  login: { path: "/login", layout: "room", audience: "guests", icon: "log-in" },
  register: { path: "/register", layout: "room", audience: "guests", icon: "user-plus" },
  recover_password: { path: "/recover_password", layout: "room", audience: "everyone" },
  reset_password: {
    path: "/reset_password/:code?/:site_domain?",
    layout: "room",
    audience: "everyone",
  },
  activate_account: { path: "/activate_account", layout: "room", audience: "everyone" },
  activate_account_with_data: {
    path: "/activate_account/:phone?/:code?",
    layout: "room",
    audience: "everyone",
  },
  follow: {
    path: "/follow/:token/:site_domain?",
    layout: "room",
    audience: "everyone",
    needs: "map",
  },
  remove_account: { path: "/remove_account/:code?", layout: "room", audience: "everyone" },

  help: { path: "/help", layout: "room", audience: "everyone" },
  about: { path: "/about", layout: "room", audience: "everyone" },
  status: { path: "/status/:site_domain?", layout: "room", audience: "everyone" },
  usuario_info: {
    path: "/content/usuario_info",
    layout: "room",
    audience: "everyone",
    icon: "help",
  },
  condiciones_generales: {
    path: "/content/condiciones_generales",
    layout: "room",
    audience: "everyone",
    icon: "document",
  },
  politica_privacidad: {
    path: "/content/politica_privacidad",
    layout: "room",
    audience: "everyone",
    icon: "shield",
  },
  content: { path: "/content/:content_key?/:site_domain?", layout: "room", audience: "everyone" },
  not_found: { path: "/not_found", layout: "room", audience: "everyone" },
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof screens;
export const screenNames = Object.keys(screens) as ScreenName[];

/** The addresses that are no screen of their own: files, live streams and the targets of forms. */
export const resources = {
  logout: "/logout",
  language: "/language",
  addresses: "/addresses",
  google: "/login/google",
  google_return: "/login/google/return",
  live: "/live",
  session_check: "/session_check",
  follow_live: "/follow_live/:token",
  email_available: "/email_available",
  // With a dot no group's permalink can be the same.
  history_csv: "/history/trips.csv",
  history_pdf: "/history/servicios.pdf",
  history_reservation: "/history/reservation.ics",
  history_receipt: "/history/trip/receipt",
  ticket_attachment: "/ticket/:id/attachments/:attachment_id",
  hotel_history_csv: "/hotel_history/services.csv",
  employee_csv: "/employee/employees.csv",
  employee_import_csv: "/employee/import/result.csv",
};

/** The parameters that logs, referrers and search engines must not hold. */
export const secretParameters = ["code", "phone", "token"];
