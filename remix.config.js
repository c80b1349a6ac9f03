import { tsImport } from "tsx/esm/api";

/** @type {typeof import("./app/screens.ts")} */
const { screens } = await tsImport("./app/screens.ts", import.meta.url);

/** Addresses that are no screen of their own. */
const others = [
  ["logout", "/logout"],
  ["language", "/language"],
  ["addresses", "/addresses"],
  ["google", "/login/google"],
  ["google_return", "/login/google/return"],
  ["live", "/live"],
  ["session_check", "/session_check"],
  ["follow_live", "/follow_live/:token"],
  ["email_available", "/email_available"],
  // With a dot no group's permalink can be the same.
  ["history_csv", "/history/trips.csv"],
  ["history_pdf", "/history/servicios.pdf"],
  ["history_reservation", "/history/reservation.ics"],
  ["history_receipt", "/history/trip/receipt"],
  ["ticket_attachment", "/ticket/:id/attachments/:attachment_id"],
  ["hotel_history_csv", "/hotel_history/services.csv"],
  ["employee_csv", "/employee/employees.csv"],
  ["employee_import_csv", "/employee/import/result.csv"],
  ["not_found", "*"],
  ...(process.env.NODE_ENV === "production" ? [] : [["kit", "/kit"]]),
];

/** @type {import("@remix-run/dev").AppConfig} */
export default {
  serverModuleFormat: "esm",
  serverPlatform: "node",
  // Routes come from the screen table, not from the names of files.
  ignoredRouteFiles: ["**/*"],
  routes: (defineRoutes) =>
    defineRoutes((route) => {
      // One parent without a path, so that the brand is there whatever fails in a screen.
      route("", "screen.tsx", { id: "screen" }, () => {
        const table = Object.entries(screens).map(([name, { path }]) => [name, path]);
        for (const [name = "", path] of [...table, ...others]) {
          const file = `routes/${name}/route.tsx`;
          const id = path === "*" ? `${name}_anywhere` : name;
          route(path === "/" ? undefined : path, file, { id, index: path === "/" });
        }
      });
    }),
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};
