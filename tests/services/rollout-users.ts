import { expect } from "vitest";
import type { Account } from "../../sandbox/world.ts";
import { type ReadForm, readForm } from "../http/read-form.ts";
import { createVisitor, type Page } from "./visitor.ts";

/** Waits until the user may send the next request. */
export type Turn = () => Promise<void>;

type Kind = {
  /** Pages that only this kind of user sees. */
  paths: string[];
  /** Opens the form of an order that differs from every other, and returns what its button sends. */
  order: (get: (path: string) => Promise<Page>, reference: string) => Promise<Sent>;
};
type Sent = { path: string; fields: Record<string, string> };

export type RolloutUser = ReturnType<typeof createRolloutUser>;

/** A user who visits pages, presses the button of each order twice, and logs out and in again. */
export function createRolloutUser(router: { port: number }, account: Account, kind: Kind) {
  const host = "cantalmar.localhost";
  const visitor = createVisitor(router, host, { headers: { "accept-language": "es" } });
  let pressed = 0;

  async function logIn(turn: Turn): Promise<void> {
    await turn();
    const { status } = await visitor.logIn({ username: account.email, password: account.password });
    expect(status, "the log-in").toBe(303);
  }

  /** Opens a page on which a lost log-in would show. */
  async function visit(path: string, turn: Turn): Promise<Page> {
    await turn();
    const page = await visitor.get(path);
    expect(page, path).toMatchObject({ status: 200 });
    return page;
  }

  /** Presses a button twice, one press after the other or both at once. */
  async function order(turn: Turn): Promise<void> {
    const number = pressed;
    const { path, fields } = await kind.order(
      (path) => visit(path, turn),
      `${account.id}/${number}`,
    );
    pressed += 1;
    const send = async () => {
      await turn();
      return visitor.post(path, fields);
    };
    const isAtOnce = number % 2 === 0;
    const pages = isAtOnce ? await Promise.all([send(), send()]) : [await send(), await send()];
    const trips = pages.map(({ status, location = "" }) => `${status} ${tripIn(location)}`);
    const [summary] = /class="error-summary.{0,1000}/s.exec(pages[0]?.html ?? "") ?? [];
    expect(trips[0], summary).toMatch(/^303 \d+$/);
    expect(trips[1], "the second press").toBe(trips[0]);
  }

  async function logOut(turn: Turn): Promise<void> {
    const older = new Map(visitor.cookies);
    await turn();
    await visitor.post("/logout", {});
    await turn();
    const { status } = await createVisitor(router, host, { cookies: older }).get(
      kind.paths[0] ?? "",
    );
    expect(status, "a page after the log-out").toBe(302);
  }

  return {
    account,
    countPressed: () => pressed,
    logIn,
    /** Goes on until the load is over; every fourth round ends the session and begins another. */
    async live(turn: Turn, isOver: () => boolean): Promise<void> {
      for (let round = 1; !isOver(); round += 1) {
        for (const path of kind.paths) await visit(path, turn);
        await order(turn);
        if (round % 4 === 0) {
          await logOut(turn);
          await logIn(turn);
        }
      }
    },
    /** Whether the user is still logged in at the panel that answers. */
    visitAll: async (turn: Turn) => {
      for (const path of kind.paths) await visit(path, turn);
    },
  };
}

const tripIn = (location: string) => new URLSearchParams(location.split("?")[1]).get("trip");

/** A traveller, who orders on the request's form. */
export const traveller: Kind = {
  paths: ["/favorite", "/history", "/profile"],
  async order(get, notes) {
    const query = new URLSearchParams({ to: "Estación Central", group: "1" });
    const { html } = await get(`/request?${query}`);
    const { path, fields } = toSent("/request", readForm(html, "request"), "Pedir taxi");
    return { path, fields: { ...fields, notes, traveller: "Noa Casal" } };
  },
};

export const company: Kind = { ...traveller, paths: ["/employee", "/history", "/tickets"] };

/** The desk of a hotel, which orders with one press. */
export const desk: Kind = {
  paths: ["/hotel", "/hotel_history"],
  async order(get, reference) {
    const form = readForm((await get("/hotel/pedir_ahora")).html, "desk-order");
    const { path, fields } = toSent("/hotel/pedir_ahora", form);
    return { path, fields: { ...fields, reference, guest: "Señora Prat", room: "412" } };
  },
};

/** What a press of the button sends; the first button where no text is given. */
function toSent(path: string, { fields, buttons }: ReadForm, text?: string): Sent {
  const button = buttons.find((each) => text === undefined || each.text === text);
  if (!button) throw new Error(`No button ${text}`);
  return {
    path: button.action || path,
    fields: { ...fields, ...(button.name && { [button.name]: button.value }) },
  };
}
