import { type DemoKind, listDemoLogins } from "../../sandbox/accounts/seed.ts";
import type { Panel } from "../services/panel.ts";

/** The credentials of a brand's demo user. */
export function demoLogin({ sandbox }: Panel, kind: DemoKind, brandIndex = 0) {
  const { world } = sandbox;
  const login = listDemoLogins(world).find(
    (each) => each.kind === kind && each.brand === world.brands[brandIndex],
  );
  if (!login) throw new Error(`No demo ${kind} on brand ${brandIndex}`);
  return login;
}
