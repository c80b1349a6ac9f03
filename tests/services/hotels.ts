import type { Account } from "../../sandbox/world.ts";
import { addTraveller } from "./customers.ts";
import type { Panel } from "./panel.ts";

/** A hotel at the main square that belongs to one test, with this many desk accounts. */
export function openHotel(
  panel: Panel,
  { desks = 2, brandIndex = 0, name = "Hotel Palmera" } = {},
): { hotel: Account; desks: Account[] } {
  const ofDesk = { hotel: true, exclusiveAgrupation: brandIndex + 1 };
  const permissions = ["hotel_home", "hotel_history"];
  const hotel = addTraveller(panel, brandIndex, { ...ofDesk, role: "company", name, permissions });
  return {
    hotel,
    desks: Array.from({ length: desks }, (_, at) =>
      addTraveller(panel, brandIndex, {
        ...ofDesk,
        role: "employee",
        companyId: hotel.id,
        name: `Recepción ${at + 1}`,
        permissions,
      }),
    ),
  };
}
