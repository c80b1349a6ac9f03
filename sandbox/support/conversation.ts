import type { Schemas } from "../api/operation.ts";
import { createRandom } from "../random.ts";
import { type Account, accountOf, brandOf, type Ticket, type World } from "../world.ts";
import type { AttachmentType } from "./attachments.ts";
import { sendMessage } from "./messages.ts";

const AGENT_TAKES = 2 * 60_000;

const agents = ["Marina, atención al cliente", "Óscar, atención al cliente"];

const wordings = {
  es: {
    replies: [
      "Gracias por escribirnos. Lo estamos mirando. ¿Puedes contarnos algo más, por favor?",
      "Hola, hemos recibido tu mensaje. ¿Recuerdas la hora aproximada?",
      "Gracias por la información. ¿Te parece bien que te llamemos para cerrarlo?",
    ],
    title: "Hemos contestado a tu consulta",
  },
  en: {
    replies: [
      "Thank you for writing. We are looking into it. Could you tell us a little more, please?",
      "Hello, we have your message. Do you remember roughly what time it was?",
      "Thank you for the details. May we call you to settle this?",
    ],
    title: "We have answered your ticket",
  },
};

type Word = { author: Account | "agent"; text: string; files?: File[]; at?: number };

/** Appends an answer to a ticket's conversation. */
export function say(world: World, ticket: Ticket, { author, text, files = [], at }: Word): void {
  const answer = {
    id: world.nextId(),
    authorId: author === "agent" ? null : author.id,
    author: author === "agent" ? pickAgent(world, ticket) : author.name,
    text,
    createdAt: at ?? world.clock.now(),
    attachments: files.map((file) => ({ id: world.nextId(), file })),
  };
  ticket.answers.push(answer);
}

/** An agent answers all of the customer's messages two minutes after the last one. */
export function awaitAgent(world: World, ticket: Ticket): void {
  const lastWord = ticket.answers.at(-1);
  world.clock.schedule(world.clock.now() + AGENT_TAKES, () => {
    if (ticket.answers.at(-1) !== lastWord) return;
    const { replies } = wordings[languageOf(world, ticket)];
    const said = ticket.answers.filter(({ authorId }) => authorId === null).length;
    say(world, ticket, { author: "agent", text: replies[said % replies.length] as string });
    ticket.label = "waiting_for_answer";
    announceAnswer(world, ticket);
  });
}

/** Sends the customer a message about an agent's answer. */
export function announceAnswer(world: World, ticket: Ticket, { read = false } = {}): void {
  sendMessage(world, {
    accountId: ticket.accountId,
    title: wordings[languageOf(world, ticket)].title,
    text: ticket.subject,
    createdAt: lastSpokenAt(ticket),
    read,
    ticketId: ticket.id,
  });
}

export function lastSpokenAt(ticket: Ticket): number {
  return ticket.answers.at(-1)?.createdAt ?? ticket.createdAt;
}

export function toTicket(ticket: Ticket): Schemas["Ticket"] {
  return {
    id: ticket.id,
    type: ticket.type,
    subject: ticket.subject,
    label: ticket.label,
    created_at: new Date(ticket.createdAt).toISOString(),
    updated_at: new Date(lastSpokenAt(ticket)).toISOString(),
    service_id: ticket.tripId,
  };
}

export function toConversation(ticket: Ticket): Schemas["TicketConversation"] {
  return {
    ticket: toTicket(ticket),
    answers: ticket.answers.map(({ id, author, authorId, text, createdAt, attachments }) => ({
      id,
      author,
      mine: authorId === ticket.accountId,
      text,
      created_at: new Date(createdAt).toISOString(),
      attachments: attachments.map(({ id, file }) => ({
        id,
        name: file.name,
        // `attachments.ts` has already refused all other types.
        type: file.type as AttachmentType,
        size: file.size,
      })),
    })),
  };
}

/** One agent stays with a ticket. */
function pickAgent(world: World, ticket: Ticket): string {
  return createRandom(world.seed, "agent", ticket.id).pick(agents);
}

function languageOf(world: World, ticket: Ticket): "es" | "en" {
  return brandOf(world, accountOf(world, ticket.accountId).brandId).language;
}
