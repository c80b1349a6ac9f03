import { describe, expect } from "vitest";
import {
  answerTicket,
  createTicket,
  downloadAttachment,
  getTicket,
  listTickets,
} from "../app/api/tickets.server.ts";
import type { components } from "../openapi/taxi-api.types.ts";
import { boolean, eachLike, fromState, integer, pattern, type Shape, string } from "./matchers.ts";
import { interaction } from "./pact.ts";
import { invalid, refusal } from "./shapes.ts";

type Schemas = components["schemas"];

const aMoment = pattern("^\\d{4}-\\d{2}-\\d{2}T[\\d:.]+Z$", "2026-05-16T10:00:00Z");
const type = pattern("^(complaint|suggestion|question|claim|other)$", "claim");
const label = pattern("^(pending|approved|rejected|waiting_for_answer)$", "pending");

const ticket = {
  id: integer(501),
  type,
  subject: string("Me cobraron dos veces"),
  label,
  created_at: aMoment,
  updated_at: aMoment,
} satisfies Shape<Schemas["Ticket"]>;
const aboutTrip = { ...ticket, service_id: integer(6990) };

const answer = {
  id: integer(502),
  author: string("Lucía Ferrer"),
  mine: boolean(true),
  text: string("El lunes."),
  created_at: aMoment,
} satisfies Shape<Schemas["TicketAnswer"]>;
const attachment = {
  id: integer(503),
  name: string("recibo.pdf"),
  type: pattern("^(image/png|image/jpeg|application/pdf)$", "application/pdf"),
  size: integer(15),
} satisfies Shape<Schemas["Attachment"]>;

const conversation = {
  ticket: aboutTrip,
  answers: eachLike({ ...answer, attachments: eachLike(attachment) }),
} satisfies Shape<Schemas["TicketConversation"]>;

const read = {
  ticket: {
    id: 501,
    type: "claim",
    subject: "Me cobraron dos veces",
    label: "pending",
    openedAt: "2026-05-16T10:00:00Z",
    updatedAt: "2026-05-16T10:00:00Z",
    tripId: 6990,
  },
  answers: [
    {
      id: 502,
      author: "Lucía Ferrer",
      isMine: true,
      text: "El lunes.",
      writtenAt: "2026-05-16T10:00:00Z",
      attachments: [{ id: 503, name: "recibo.pdf", type: "application/pdf", size: 15 }],
    },
  ],
};

/** Pact can report a mismatch only for text, so the file is plain text. */
const bytes = Buffer.from("%PDF-1.3\n%%EOF\n");
const receipt = { name: "recibo.pdf", type: "application/pdf", bytes };
const upload = new File([bytes], receipt.name, { type: receipt.type });
const page = { name: "recibo.pdf", type: "application/pdf", bytes: Buffer.from("a page") };
const pageUpload = new File(["a page"], page.name, { type: page.type });

const kind = "client" as const;
const loggedIn = { "a user is logged in": { kind } };
const waiting = {
  ...loggedIn,
  "the user has a ticket": { kind, label: "waiting_for_answer" as const },
};
const closed = { ...loggedIn, "the user has a ticket": { kind, label: "rejected" as const } };
const ofAnother = { ...loggedIn, "the ticket belongs to another user": {} };
const over = { "the token is no longer valid": {} } as const;
const fails = (operation: "listTickets" | "createTicket" | "getTicket" | "answerTicket") => ({
  ...waiting,
  "the server fails": { operation },
});

describe("listTickets", () => {
  const request = {
    method: "GET",
    path: "/tickets",
    query: { limit: "10", offset: "0" },
  } as const;
  const first = { limit: 10, offset: 0 };

  interaction("a page of tickets", {
    given: waiting,
    as: "user",
    request,
    response: { status: 200, body: { tickets: eachLike(aboutTrip), total: integer(1) } },
    async test(api) {
      expect(await listTickets(api, first)).toEqual({ tickets: [read.ticket], total: 1 });
    },
  });

  interaction("the tickets of a user who has none", {
    given: { ...loggedIn, "the user has no tickets": { kind } },
    as: "user",
    request,
    response: { status: 200, body: { tickets: [], total: 0 } },
    async test(api) {
      expect(await listTickets(api, first)).toEqual({ tickets: [], total: 0 });
    },
  });

  interaction("a page of tickets with an invalid token", {
    given: over,
    as: "user",
    request,
    response: { status: 401, body: refusal("unauthorized") },
    async test(api) {
      await expect(listTickets(api, first)).rejects.toMatchObject({ status: 401 });
    },
  });

  interaction("a page of tickets while the server fails", {
    given: fails("listTickets"),
    as: "user",
    request,
    response: { status: 500 },
    async test(api) {
      await expect(listTickets(api, first)).rejects.toMatchObject({ kind: "status", status: 500 });
    },
  });
});

describe("createTicket", () => {
  const words = { type: "claim", subject: "Me cobraron dos veces", text: "El lunes." } as const;
  const create = (form: NonNullable<Parameters<typeof interaction>[1]["request"]["form"]>) =>
    ({ method: "POST", path: "/tickets/", form }) as const;
  const withTrip = { ...loggedIn, "the user has made trip 6990": { kind } };

  interaction("a new ticket about a trip, with a file", {
    given: withTrip,
    as: "user",
    request: create({ ...words, service_id: "6990", attachments: receipt }),
    response: { status: 201, body: conversation },
    async test(api, idempotencyKey) {
      const opened = await createTicket(
        api,
        { ...words, tripId: 6990, attachments: [upload] },
        idempotencyKey,
      );
      expect(opened).toEqual(read);
    },
  });

  interaction("a new ticket without a trip or files", {
    given: loggedIn,
    as: "user",
    request: create(words),
    response: {
      status: 201,
      body: {
        ticket: { ...ticket, service_id: null },
        answers: eachLike({ ...answer, attachments: [] }),
      },
    },
    async test(api, idempotencyKey) {
      const opened = await createTicket(api, { ...words, attachments: [] }, idempotencyKey);
      expect(opened).toMatchObject({ ticket: { tripId: null }, answers: [{ attachments: [] }] });
    },
  });

  interaction("a new ticket about another user's trip", {
    given: { ...withTrip, "trip 6990 belongs to another user": {} },
    as: "user",
    request: create({ ...words, service_id: "6990" }),
    response: { status: 422, body: invalid("service_id") },
    async test(api, idempotencyKey) {
      const opened = createTicket(api, { ...words, tripId: 6990, attachments: [] }, idempotencyKey);
      await expect(opened).rejects.toMatchObject({
        status: 422,
        fieldErrors: [{ field: "service_id", message: "Revisa este dato" }],
      });
    },
  });

  interaction("a new ticket with a file that cannot be attached", {
    given: loggedIn,
    as: "user",
    request: create({ ...words, attachments: page }),
    response: { status: 422, body: invalid("attachments") },
    async test(api, idempotencyKey) {
      const opened = createTicket(api, { ...words, attachments: [pageUpload] }, idempotencyKey);
      await expect(opened).rejects.toMatchObject({
        status: 422,
        fieldErrors: [{ field: "attachments" }],
      });
    },
  });

  interaction("a new ticket with an invalid token", {
    given: over,
    as: "user",
    request: create(words),
    response: { status: 401 },
    async test(api, idempotencyKey) {
      const opened = createTicket(api, { ...words, attachments: [] }, idempotencyKey);
      await expect(opened).rejects.toMatchObject({ name: "ApiError", status: 401 });
    },
  });

  interaction("a new ticket while the server fails", {
    given: fails("createTicket"),
    as: "user",
    request: create(words),
    response: { status: 500 },
    async test(api, idempotencyKey) {
      const opened = createTicket(api, { ...words, attachments: [] }, idempotencyKey);
      await expect(opened).rejects.toMatchObject({ kind: "status", status: 500 });
    },
  });
});

describe("getTicket", () => {
  const request = {
    method: "GET",
    path: fromState("/tickets/{ticketId}", "/tickets/501"),
  } as const;

  interaction("a ticket and its conversation", {
    given: waiting,
    as: "user",
    request,
    response: { status: 200, body: conversation },
    async test(api) {
      expect(await getTicket(api, 501)).toEqual(read);
    },
  });

  interaction("another user's ticket", {
    given: ofAnother,
    as: "user",
    request,
    response: { status: 404 },
    async test(api) {
      await expect(getTicket(api, 501)).rejects.toMatchObject({ name: "ApiError", status: 404 });
    },
  });

  interaction("a ticket while the server fails", {
    given: fails("getTicket"),
    as: "user",
    request,
    response: { status: 500 },
    async test(api) {
      await expect(getTicket(api, 501)).rejects.toMatchObject({ kind: "status", status: 500 });
    },
  });
});

describe("answerTicket", () => {
  const path = fromState("/tickets/{ticketId}/answers/", "/tickets/501/answers/");
  const say = (form: NonNullable<Parameters<typeof interaction>[1]["request"]["form"]>) =>
    ({ method: "POST", path, form }) as const;
  const text = "El lunes.";

  interaction("an answer on a ticket, with a file", {
    given: waiting,
    as: "user",
    request: say({ text, attachments: receipt }),
    response: { status: 201, body: conversation },
    async test(api, idempotencyKey) {
      expect(await answerTicket(api, 501, { text, attachments: [upload] }, idempotencyKey)).toEqual(
        read,
      );
    },
  });

  interaction("an answer on a ticket that is closed", {
    given: closed,
    as: "user",
    request: say({ text }),
    response: { status: 422, body: refusal("final_state") },
    async test(api, idempotencyKey) {
      await expect(
        answerTicket(api, 501, { text, attachments: [] }, idempotencyKey),
      ).rejects.toMatchObject({
        status: 422,
        code: "final_state",
        message: "En palabras para el usuario",
      });
    },
  });

  interaction("an answer on a ticket with a file that cannot be attached", {
    given: waiting,
    as: "user",
    request: say({ text, attachments: page }),
    response: { status: 422, body: invalid("attachments") },
    async test(api, idempotencyKey) {
      const said = answerTicket(api, 501, { text, attachments: [pageUpload] }, idempotencyKey);
      await expect(said).rejects.toMatchObject({ status: 422, fieldErrors: [{}] });
    },
  });

  interaction("an answer on another user's ticket", {
    given: ofAnother,
    as: "user",
    request: say({ text }),
    response: { status: 404 },
    async test(api, idempotencyKey) {
      const said = answerTicket(api, 501, { text, attachments: [] }, idempotencyKey);
      await expect(said).rejects.toMatchObject({ name: "ApiError", status: 404 });
    },
  });

  interaction("an answer on a ticket while the server fails", {
    given: fails("answerTicket"),
    as: "user",
    request: say({ text }),
    response: { status: 500 },
    async test(api, idempotencyKey) {
      const said = answerTicket(api, 501, { text, attachments: [] }, idempotencyKey);
      await expect(said).rejects.toMatchObject({ kind: "status", status: 500 });
    },
  });
});

describe("getTicketAttachment", () => {
  const path = fromState(
    "/tickets/{ticketId}/attachments/{attachmentId}",
    "/tickets/501/attachments/503",
  );
  const request = { method: "GET", path } as const;

  interaction("an attachment of a ticket", {
    given: waiting,
    as: "user",
    request,
    response: { status: 200, file: "application/pdf" },
    async test(api) {
      const { mediaType, chunks } = await downloadAttachment(api, 501, 503);
      expect(mediaType).toBe("application/pdf");
      let text = "";
      for await (const chunk of chunks) text += Buffer.from(chunk);
      expect(text).toMatch(/^%PDF-/);
    },
  });

  interaction("an attachment of another user's ticket", {
    given: ofAnother,
    as: "user",
    request,
    response: { status: 404 },
    async test(api) {
      await expect(downloadAttachment(api, 501, 503)).rejects.toMatchObject({ status: 404 });
    },
  });
});
