import { fillPath, type PathOptions } from "./paths.ts";
import { type Screen, screens } from "./screens.ts";

/** The addresses that are no screen of their own: files, live streams and the targets of forms. */
export const resources = {
  logout: { path: "/logout", feature: "core" },
  language: { path: "/language", feature: "core" },
  addresses: { path: "/addresses", feature: "core" },
  google: { path: "/login/google", feature: "googleLogin" },
  // Google posts to one address for all brands of a host, so the route itself asks which brand it is.
  google_return: { path: "/login/google/return", feature: "core" },
  live: { path: "/live", feature: "core" },
  panel_home_taxis: { path: "/taxis_under_way", feature: "core" },
  session_check: { path: "/session_check", feature: "core" },
  follow_live: { path: "/follow_live/:token", feature: "core" },
  email_available: { path: "/email_available", feature: "signUp" },
  // With a dot no group's permalink can be the same.
  history_csv: { path: "/history/trips.csv", feature: "core" },
  history_pdf: { path: "/history/servicios.pdf", feature: "core" },
  history_reservation: { path: "/history/reservation.ics", feature: "core" },
  history_receipt: { path: "/history/trip/receipt", feature: "core" },
  calendar_feed: { path: "/calendar/:token", feature: "core" },
  statement_file: { path: "/statement/:file", feature: "core" },
  profile_data: { path: "/profile/data.zip", feature: "core" },
  ticket_attachment: { path: "/ticket/:id/attachments/:attachment_id", feature: "tickets" },
  hotel_history_csv: { path: "/hotel_history/services.csv", feature: "hotel" },
  order_table_file: { path: "/request/table/file/:file", feature: "core" },
  activity_csv: { path: "/activity/entries.csv", feature: "core" },
  employee_csv: { path: "/employee/employees.csv", feature: "core" },
  employee_import_csv: { path: "/employee/import/result.csv", feature: "core" },
} as const satisfies Record<string, Pick<Screen, "path" | "feature">>;

/** All addresses of the panel, by name. */
export const routes = { ...screens, ...resources };
export type RouteName = keyof typeof routes;

type ResourceName = keyof typeof resources;

/** The address of a resource. Apart from `pathTo`, so that a log-in loads no table of resources. */
export function pathToResource<Name extends ResourceName>(
  resource: Name,
  options: PathOptions<(typeof resources)[Name]["path"]> = {},
): string {
  return fillPath(resources[resource].path, options);
}
