import { expect, it } from "vitest";
import { screens } from "../screens.ts";
import { createScreenNames } from "./screen-names.server.ts";

const screenRoutes = Object.entries(screens).map(([id, { path }]) => [
  id,
  { id, parentId: "screen", path: path.slice(1) || undefined, index: path === "/" },
]);
const nameOf = createScreenNames({
  root: { id: "root", path: "" },
  screen: { id: "screen", parentId: "root" },
  ...Object.fromEntries(screenRoutes),
  trips_csv: { id: "trips_csv", parentId: "screen", path: "history/trips.csv" },
  not_found_anywhere: { id: "not_found_anywhere", parentId: "screen", path: "*" },
});

it.each(Object.entries(screens))("counts %s as itself", (name, { path }) => {
  expect(nameOf(path.replaceAll(/:\w+\??/g, "7001"))).toBe(name);
});

it.each([
  ["/", "panel_home"],
  ["/_root.data", "panel_home"],
  ["/login/", "login"],
  ["//login", "login"],
  ["/LOGIN.data", "login"],
  ["/history", "history"],
  ["/history/some-group", "history"],
  ["/history/trips.csv", "trips_csv"],
  ["/content/usuario_info", "usuario_info"],
  ["/reset_password", "reset_password"],
  ["/reset_password/a-code/a.host", "reset_password"],
  ["/reset_password/a-code/a.host/more", "other"],
  ["/no/such/place", "other"],
  ["/loginn", "other"],
])("counts %s as %s", (path, name) => {
  expect(nameOf(path)).toBe(name);
});
