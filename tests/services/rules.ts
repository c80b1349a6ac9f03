import { toLocalTime } from "../../app/i18n/local-time.ts";
import type { Account } from "../../sandbox/world.ts";
import { readForm } from "../http/read-form.ts";
import { visitAs } from "./customers.ts";
import type { Panel } from "./panel.ts";
import type { Visitor } from "./visitor.ts";

const everyDay = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [`day_${day}`, "on"]));

/** Rules that no order of the tests keeps, each as its form sends it. */
export const strictRules: Record<string, Record<string, string>> = {
  limit: { limit: "on", amount: "0.5" },
  hours: { hours: "on", ...lastDay() },
  area: { area_end: "both", latitude: "38.6", longitude: "0.2", km: "1" },
  // Only a company that may order from any group can choose another one than its own.
  group: { groups: "on", group_2: "on" },
};

/** Rules that each order of the tests keeps. */
export const wideRules: Record<string, Record<string, string>> = {
  limit: { limit: "on", amount: "900" },
  hours: { hours: "on", ...everyDay, from: "00:00", to: "00:00" },
  area: { area_end: "origin", latitude: "38", longitude: "0.6", km: "100" },
  group: { groups: "on", group_1: "on" },
};

/** One minute of yesterday's weekday, which no order of the tests is for. */
function lastDay() {
  const now = Date.now() - 2 * 86_400_000;
  const day = new Date(`${toLocalTime(now, "Europe/Madrid").slice(0, 10)}T12:00Z`).getUTCDay() || 7;
  return { [`day_${day}`]: "on", from: "04:00", to: "04:01" };
}

/** A company's manager sets these rules on the panel's screen, and no others. */
export async function setRules(
  panel: Panel,
  company: Account,
  { latitude, longitude, km, ...rules }: Record<string, string>,
): Promise<Visitor> {
  const manager = await visitAs(panel, company);
  if (latitude && longitude && km) {
    const area = { latitude, longitude, km, name: "Monte Lejano" };
    await manager.post("/rules", { form: "area", ...area });
  }
  const reply = await manager.post("/rules", { form: "rules", ...rules });
  if (reply.status !== 303) throw new Error(`The rules were not saved: ${reply.status}`);
  return manager;
}

/** The form for a taxi to the station, with the values that the page fills in. */
export async function openRequest(visitor: Visitor, more: Record<string, string> = {}) {
  const query = new URLSearchParams({ to: "Estación Central", group: "1", ...more });
  return readForm((await visitor.open(`/request?${query}`)).html, "request");
}
