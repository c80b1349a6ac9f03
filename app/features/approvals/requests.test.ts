import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { waitingApprovalsOf } from "../../live/waiting-approvals.server.ts";
import { createEmbeddedStore } from "../../store/embedded.server.ts";
import { createVault } from "../../store/vault.server.ts";
import {
  approvalRequestsOf,
  MOST_WAITING_EACH,
  type NewRequest,
  stateOf,
} from "./requests.server.ts";

const company = { permalink: "cabo-taxi", accountId: 7 };
const HOUR = 3_600_000;

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-05-18T09:00:00Z"), toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

function open() {
  const services = { store: createEmbeddedStore(), vault: createVault(["a secret"]) };
  return {
    requests: approvalRequestsOf(services, company),
    waiting: waitingApprovalsOf(services, company),
  };
}

const toRequest = (employee = 12): NewRequest => ({
  employee: { id: employee, name: "Óscar Peña" },
  until: Date.now() + 2 * HOUR,
  order: {
    origin: { name: "Plaza Mayor", latitude: 38, longitude: 0.6 },
    ...{ groupId: 1, traveller: "Óscar Peña" },
  },
  broken: ["limit"],
});

const approve = (requests: ReturnType<typeof open>["requests"], id: string) =>
  requests.change(id, (request) =>
    stateOf(request) === "waiting" ? { ...request, state: "ordering" } : undefined,
  );

it("a request expires at its time, is no longer counted, and cannot be approved", async () => {
  const { requests, waiting } = open();
  await requests.add("form", [toRequest()]);
  expect(await waiting.count()).toBe(1);
  vi.setSystemTime(Date.now() + 2 * HOUR);
  const [request] = await requests.list();
  expect(request && stateOf(request)).toBe("expired");
  expect(await waiting.count()).toBe(0);
  expect((await approve(requests, "form"))?.isChanged).toBe(false);
});

it("a request is shown for seven days after its end", async () => {
  const { requests } = open();
  await requests.add("form", [toRequest()]);
  vi.setSystemTime(Date.now() + 2 * HOUR + 7 * 24 * HOUR - 1);
  expect(await requests.list()).toHaveLength(1);
  vi.setSystemTime(Date.now() + 2);
  expect(await requests.list()).toEqual([]);
});

it("a request is taken once, however many managers press at once", async () => {
  const { requests, waiting } = open();
  await requests.add("form", [toRequest()]);
  const taken = await Promise.all(Array.from({ length: 20 }, () => approve(requests, "form")));
  expect(taken.filter((each) => each?.isChanged)).toHaveLength(1);
  expect(await waiting.count()).toBe(0);
});

it("a form that is sent again adds no second request", async () => {
  const { requests } = open();
  await requests.add("form", [toRequest(), toRequest()]);
  expect(await requests.add("form", [toRequest(), toRequest()])).toBe(true);
  expect((await requests.list()).map(({ id }) => id)).toEqual(["form:1", "form"]);
});

it("one employee's requests leave room for the others'", async () => {
  const { requests } = open();
  for (let at = 0; at < MOST_WAITING_EACH; at += 1) await requests.add(`form${at}x`, [toRequest()]);
  expect(await requests.add("more", [toRequest()])).toBe(false);
  expect(await requests.add("other", [toRequest(13)])).toBe(true);
});
