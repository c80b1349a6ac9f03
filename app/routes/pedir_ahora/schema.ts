export { deskOrderSchema } from "../../features/booking/desk/desk-order-schema.server.ts";
