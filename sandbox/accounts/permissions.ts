import type { Account } from "../world.ts";

/** The panel's route names that each kind of user may open. */
const common = [
  "panel_home",
  "request",
  "panel",
  "bookings",
  "history",
  "favorite",
  "purses",
  "usuario_info",
  "condiciones_generales",
  "politica_privacidad",
  "promo",
];
const customers = ["PaymentMethod", "messages", "tickets", "ticket", "profile", "club"];

export function permissionsOf({ role, hotel }: Pick<Account, "role" | "hotel">): string[] {
  return [
    ...common,
    ...(role === "employee" ? [] : customers),
    ...(role === "company" ? ["employee", "service_type", "rules"] : []),
    ...(role === "client" ? [] : ["approvals"]),
    ...(role === "company" || hotel ? ["ready_links"] : []),
    ...(hotel ? ["hotel_home", "hotel_history"] : []),
  ];
}
