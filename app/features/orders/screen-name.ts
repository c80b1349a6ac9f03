/** The screens that change trips: the lists of open trips and of bookings, and the page of one trip. */
export type OrdersScreenName = "panel" | "bookings" | "panel_home";
