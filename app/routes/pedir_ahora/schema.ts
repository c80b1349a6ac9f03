export { deskOrderSchema } from "../../features/desk/desk-order-schema.server.ts";
