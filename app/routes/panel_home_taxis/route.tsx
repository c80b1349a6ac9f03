import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { readUnderWay } from "../../features/at-a-glance/load-under-way.server.ts";
import { requireScreen } from "../../request/context.server.ts";

/** The first screen of a company reads this when its taxis have changed. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "panel_home");
  return json((await readUnderWay(context)) ?? null);
}
