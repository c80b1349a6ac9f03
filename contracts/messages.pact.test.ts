import { describe, expect } from "vitest";
import { countUnreadMessages, listMessages, readMessage } from "../app/api/messages.server.ts";
import type { components } from "../openapi/taxi-api.types.ts";
import { boolean, eachLike, fromState, integer, pattern, type Shape, string } from "./matchers.ts";
import { interaction } from "./pact.ts";
import { refusal } from "./shapes.ts";

type Schemas = components["schemas"];

const aMoment = pattern("^\\d{4}-\\d{2}-\\d{2}T[\\d:.]+Z$", "2026-05-17T16:00:00Z");

const wire = {
  id: integer(401),
  title: string("Hemos contestado"),
  text: string("Me cobraron dos veces"),
  created_at: aMoment,
  read: boolean(false),
  promo_id: null,
  ticket_id: integer(501),
} satisfies Shape<Schemas["CustomerMessage"]>;

const kind = "client" as const;
const loggedIn = { "a user is logged in": { kind } };
const told = { ...loggedIn, "the user has a message about an answer to a ticket": { kind } };
const over = { "the token is no longer valid": {} } as const;

describe("listMessages", () => {
  const list = (limit = "10") =>
    ({ method: "GET", path: "/messages", query: { limit, offset: "0" } }) as const;
  const page = { messages: eachLike(wire), total: integer(1), unread: integer(1) };
  const first = { limit: 10, offset: 0 };

  interaction("a page of messages", {
    given: told,
    as: "user",
    request: list(),
    response: { status: 200, body: page },
    async test(api) {
      expect(await listMessages(api, first)).toEqual({
        messages: [
          {
            id: 401,
            title: "Hemos contestado",
            text: "Me cobraron dos veces",
            sentAt: "2026-05-17T16:00:00Z",
            isRead: false,
            promoId: null,
            ticketId: 501,
          },
        ],
        total: 1,
        unread: 1,
      });
    },
  });

  interaction("the number of unread messages", {
    given: told,
    as: "user",
    request: list("2"),
    response: { status: 200, body: page },
    async test(api) {
      expect(await countUnreadMessages(api)).toBe(1);
    },
  });

  interaction("the messages of a user who has none", {
    given: { ...loggedIn, "the user has no messages": { kind } },
    as: "user",
    request: list(),
    response: { status: 200, body: { messages: [], total: 0, unread: 0 } },
    async test(api) {
      expect(await listMessages(api, first)).toEqual({ messages: [], total: 0, unread: 0 });
    },
  });

  interaction("a page of messages with an invalid token", {
    given: over,
    as: "user",
    request: list(),
    response: { status: 401, body: refusal("unauthorized") },
    async test(api) {
      await expect(listMessages(api, first)).rejects.toMatchObject({ status: 401 });
    },
  });

  interaction("a page of messages while the server fails", {
    given: { ...loggedIn, "the server fails": { operation: "listMessages" } },
    as: "user",
    request: list(),
    response: { status: 500 },
    async test(api) {
      await expect(listMessages(api, first)).rejects.toMatchObject({ kind: "status", status: 500 });
    },
  });
});

describe("readMessage", () => {
  const path = fromState("/messages/{messageId}/read/", "/messages/401/read/");
  const request = { method: "PUT", path } as const;

  interaction("a read mark on a message", {
    given: told,
    as: "user",
    request,
    response: { status: 204 },
    async test(api) {
      expect(await readMessage(api, 401)).toBeUndefined();
    },
  });

  interaction("a read mark on another user's message", {
    given: { ...loggedIn, "the message belongs to another user": {} },
    as: "user",
    request,
    response: { status: 404 },
    async test(api) {
      await expect(readMessage(api, 401)).rejects.toMatchObject({ name: "ApiError", status: 404 });
    },
  });

  interaction("a read mark on a message while the server fails", {
    given: { ...told, "the server fails": { operation: "readMessage" } },
    as: "user",
    request,
    response: { status: 500 },
    async test(api) {
      await expect(readMessage(api, 401)).rejects.toMatchObject({ kind: "status", status: 500 });
    },
  });
});
