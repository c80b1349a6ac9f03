export { deskBookingSchema } from "../../features/booking/desk/desk-order-schema.server.ts";
