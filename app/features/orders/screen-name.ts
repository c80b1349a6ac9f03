/** The screens where a trip can be changed: the lists under way and booked, and the page of one trip. */
export type OrdersScreenName = "panel" | "bookings" | "panel_home";
