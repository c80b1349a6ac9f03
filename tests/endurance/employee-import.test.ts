import { afterAll, beforeAll, it } from "vitest";
import { importThroughKill } from "../services/employee-import.ts";
import { type Panel, startPanel } from "../services/panel.ts";

let panel: Panel;
beforeAll(async () => {
  panel = await startPanel();
});
afterAll(() => panel.stop());

it("an import of three hundred rows adds each valid one once when the panel is killed in the middle", () =>
  importThroughKill(panel, { valid: 279, invalid: 7 }));
