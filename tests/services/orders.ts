import { makeOrder } from "../../sandbox/trips/test-order.ts";
import type { Account, Outcome, StatusCode, Trip } from "../../sandbox/world.ts";
import type { Panel } from "./panel.ts";

type Running = Pick<Panel, "sandbox">;

/** As another app of theirs would order: the panel knows nothing of it. */
export async function orderElsewhere(
  { sandbox }: Running,
  account: Account,
  {
    outcome = "completed",
    ...changes
  }: Parameters<typeof makeOrder>[1] & { outcome?: Outcome } = {},
): Promise<Trip> {
  const { brands, trips, forcedOutcomes } = sandbox.world;
  const permalink = brands.find(({ id }) => id === account.brandId)?.permalink ?? "";
  forcedOutcomes.push(outcome);
  const send = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(sandbox.origin + path, {
      method: "POST",
      headers: { "Content-Type": "application/json", "App-Agrupation": permalink, ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const credentials = { username: account.email, password: account.password };
  const { auth_token } = await send("/authenticate/", { credentials });
  const order = makeOrder(account, changes);
  const { service } = await send("/services/", order, { Authorization: auth_token });
  const trip = trips.get(service.id);
  if (!trip) throw new Error("The order was not taken");
  return trip;
}

const STEP_MS = 5_000;
const MOST_STEPS = 2_000;

/** Lets time pass in the sandbox until a trip stands where it is wanted. */
export function stepTo({ sandbox }: Running, trip: Trip, status: StatusCode): void {
  for (let steps = 0; trip.status !== status; steps += 1) {
    if (steps > MOST_STEPS) throw new Error(`The trip does not come to ${status}`);
    sandbox.world.clock.step(STEP_MS);
  }
}
