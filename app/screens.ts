/**
 * The screen table: the path, frame and audience of each screen. Routes, guards, menus and `paths` are
 * made from it.
 */
export type Role = "client" | "company" | "employee";
export type Layout = "default" | "main" | "room" | "hotel" | "hotel_history";

/**
 * - a list of roles: logged-in users with one of them
 * - a permission: logged-in users with it
 * - `guests`: anonymous users only
 * - `everyone`: all users
 */
export type Audience = readonly Role[] | { permission: string } | "guests" | "everyone";

type Screen = {
  path: string;
  layout: Layout;
  audience: Audience;
};

const company = ["company"] as const;
const travellers = ["client", "company", "employee"] as const;
const customers = ["client", "company"] as const;
/** The roles of the hotel screens; permissions decide about the menu entry and the landing page. */
const desks = ["company", "employee"] as const;

/** A `?` marks an optional parameter. */
export const screens = {
  panel_home: { path: "/", layout: "main", audience: travellers },
  panel_home2: { path: "/panel_home2", layout: "main", audience: travellers },
  request: { path: "/request", layout: "main", audience: travellers },
  panel: { path: "/panel", layout: "main", audience: travellers },
  bookings: { path: "/Bookings", layout: "main", audience: travellers },
  share: { path: "/share/:id", layout: "main", audience: travellers },
  history: { path: "/history/:permalink?", layout: "main", audience: travellers },
  favorite: { path: "/favorite", layout: "main", audience: travellers },
  PaymentMethod: { path: "/payment-method", layout: "main", audience: customers },
  employee: { path: "/employee", layout: "main", audience: company },
  employee_import: { path: "/employee/import", layout: "main", audience: company },
  service_type: { path: "/service_type", layout: "main", audience: company },
  messages: { path: "/messages", layout: "main", audience: customers },
  tickets: { path: "/tickets/:site_domain?", layout: "main", audience: customers },
  ticket: { path: "/ticket/:id/:site_domain?", layout: "main", audience: customers },
  promo: { path: "/promo/:id/:site_domain?", layout: "main", audience: travellers },
  purses: { path: "/purses", layout: "main", audience: travellers },
  profile: { path: "/profile", layout: "main", audience: customers },
  club: { path: "/club", layout: "main", audience: { permission: "club" } },
  commerce: { path: "/club/commerce/:id?", layout: "main", audience: { permission: "club" } },

  hotel_home: { path: "/hotel", layout: "hotel", audience: desks },
  pedir_ahora: { path: "/hotel/pedir_ahora", layout: "hotel", audience: desks },
  pedir_destino: { path: "/hotel/pedir_destino", layout: "hotel", audience: desks },
  pedir_reserva: { path: "/hotel/pedir_reserva", layout: "hotel", audience: desks },
  taxi_card: { path: "/hotel/card/:id", layout: "hotel", audience: desks },
  hotel_history: { path: "/hotel_history", layout: "hotel_history", audience: desks },
  hotelcab: { path: "/hotelcab", layout: "room", audience: "everyone" },
  hotelcab_closed: { path: "/hotelcab_closed", layout: "room", audience: "everyone" },

  before_room: { path: "/before_room/:site_domain?", layout: "room", audience: "everyone" },
  login: { path: "/login", layout: "room", audience: "guests" },
  register: { path: "/register", layout: "room", audience: "guests" },
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
  follow: { path: "/follow/:token/:site_domain?", layout: "room", audience: "everyone" },
  remove_account: { path: "/remove_account/:code?", layout: "room", audience: "everyone" },

  help: { path: "/help", layout: "room", audience: "everyone" },
  about: { path: "/about", layout: "room", audience: "everyone" },
  usuario_info: { path: "/content/usuario_info", layout: "room", audience: "everyone" },
  condiciones_generales: {
    path: "/content/condiciones_generales",
    layout: "room",
    audience: "everyone",
  },
  politica_privacidad: {
    path: "/content/politica_privacidad",
    layout: "room",
    audience: "everyone",
  },
  content: { path: "/content/:content_key?/:site_domain?", layout: "room", audience: "everyone" },
  not_found: { path: "/not_found", layout: "room", audience: "everyone" },
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof screens;
