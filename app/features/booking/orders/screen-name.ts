/** The two screens of trips that can still be changed: those under way, and those that are booked. */
export type OrdersScreenName = "panel" | "bookings";
