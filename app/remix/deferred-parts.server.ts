import { data as withInit } from "@remix-run/node";
import { isThereWithin, type Outcome } from "../deferred.ts";
import { toWholePage } from "../middleware/scripts-off.server.ts";
import { toBackPath } from "../request/back-path.ts";
import { type Args, getRequestContext } from "../request/context.server.ts";
import { isSessionOver } from "../request/errors.server.ts";
import { screenAt } from "../request/screen-at.server.ts";
import { traceInRequest } from "../request/trace-in-request.server.ts";

/** A page whose parts are all there by then goes out whole. */
const PATIENCE_MS = 25;

type View = Record<string, unknown>;

/**
 * Waits for the deferred parts of a loader's data, and puts their values in their place. Where they take
 * long and the browser runs scripts, the page goes out without them.
 */
export async function settleParts(result: unknown, args: Args): Promise<unknown> {
  const { view, init } = unwrap(result);
  const parts = Object.entries(view).filter(([, part]) => part instanceof Promise) as [
    string,
    Promise<unknown>,
  ][];
  if (parts.length === 0) return result;
  const known: View = {};
  const all = Promise.all(
    parts.map(async ([name, part]) => {
      known[name] = await part;
    }),
  );
  if (!args.context.mayStream || (await isThereWithin(PATIENCE_MS, all))) await all;
  const late = parts.filter(([name]) => !(name in known));
  const outcomes = late.map(([name, part]) => [name, toOutcome(part, args)]);
  const settled = { ...view, ...known, ...Object.fromEntries(outcomes) };
  return init ? withInit(settled, init) : settled;
}

/** Whether a loader's data has a part that the page goes out without. */
export const hasLateParts = (view: unknown): boolean =>
  isView(view) && Object.values(view).some((part) => part instanceof Promise);

function unwrap(result: unknown): { view: View; init?: ResponseInit | null } {
  if (!isView(result)) return { view: {} };
  if (result.type !== "DataWithResponseInit") return { view: result };
  const { data, init } = result as unknown as ReturnType<typeof withInit>;
  return { view: isView(data) ? data : {}, init };
}

const isView = (result: unknown): result is View =>
  typeof result === "object" && result !== null && !(result instanceof Response);

/** The page has been sent, so a failure becomes the part's outcome instead of a response. */
async function toOutcome(part: Promise<unknown>, args: Args): Promise<Outcome<unknown>> {
  try {
    return { state: "arrived", value: await part };
  } catch (error) {
    const location = error instanceof Response && error.headers.get("Location");
    if (location) return { state: "moved", to: location };
    const here = toBackPath(args.request);
    // Where the page waits for the call, its failure leads to the log-in as ever.
    if (isSessionOver(error)) return { state: "moved", to: toWholePage(here) };
    const { brand } = await getRequestContext(args);
    const screen = screenAt(here.replace(/\?.*/, ""));
    args.context.services.countLateFailure(screen);
    traceInRequest("late_part", error, { brand, app: args.context }, { screen });
    return { state: "failed", reference: args.context.requestId };
  }
}
