export { deskBookingSchema } from "../../features/desk/desk-order-schema.server.ts";
