// Everything that the portal's pages show, from the document, the pact, the panel's sources and the answers.
import { existsSync } from "node:fs";
import { routes } from "../../app/resources.ts";
import { listOperations, type OpenApiDocument, type Operation } from "../../openapi/document.ts";
import { type Answers, readAnswers } from "../assumptions/answers.ts";
import { type Assumption, listAssumptions } from "../assumptions/assumptions.ts";
import { isFor } from "../operations.ts";
import { readPact } from "../pact-file.ts";
import { findScreens } from "../screens.ts";
import { hashPact } from "../verify/hash-pact.ts";
import { type Interaction, toInteraction } from "./interactions.ts";
import { readVerification, type Verification, verificationPath } from "./verification.ts";

export type Portal = {
  document: OpenApiDocument;
  title: string;
  /** The version that the document names. */
  version: string;
  /** Differs whenever the pact does. */
  pactFingerprint: string;
  operations: Operation[];
  tags: { name: string; description?: string; operations: Operation[] }[];
  screens: ScreenUse[];
  interactions: (Interaction & { operation?: Operation })[];
  assumptions: Assumption[];
  answers: Answers;
  verification?: Verification;
  /** Where an API answers the examples of the pages. */
  mock: { origin: string; isHere: boolean };
};

/** A screen of the panel, with the operations that it calls. */
export type ScreenUse = { name: string; path?: string; slug: string; operations: Operation[] };

export type PortalOptions = {
  document: OpenApiDocument;
  answers?: Answers;
  verification?: Verification;
  /** The address of the sandbox that serves the portal. */
  mockOrigin?: string;
};

const sandboxOrigin = "http://127.0.0.1:4010";

export async function openPortal({
  document,
  answers = readAnswers(),
  verification = existsSync(verificationPath) ? readVerification(verificationPath) : undefined,
  mockOrigin,
}: PortalOptions): Promise<Portal> {
  const operations = listOperations(document);
  const { tags = [], info } = document;
  return {
    document,
    title: info?.title ?? "Taxi API",
    version: info?.version ?? "unknown",
    pactFingerprint: hashPact(readPact()),
    operations,
    tags: tags.map((tag) => ({
      ...tag,
      operations: operations.filter((operation) => operation.tag === tag.name),
    })),
    screens: listScreens(operations, await findScreens()),
    interactions: readPact().interactions.map((interaction) => ({
      ...toInteraction(interaction),
      operation: operations.find((operation) => isFor(operation, interaction.request)),
    })),
    assumptions: listAssumptions(document),
    answers,
    verification,
    mock: { origin: mockOrigin ?? sandboxOrigin, isHere: mockOrigin !== undefined },
  };
}

/** The screens in the order of the panel's table, and last what every page calls. */
function listScreens(operations: Operation[], callers: Map<string, string[]>): ScreenUse[] {
  const table: Record<string, { path: string }> = routes;
  const order = Object.keys(table);
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  const names = [...new Set([...callers.values()].flat())];
  return names
    .sort((one, other) => place(one) - place(other))
    .map((name) => ({
      name,
      path: table[name]?.path,
      slug: name.replaceAll(" ", "-"),
      operations: operations.filter(({ id }) => callers.get(id)?.includes(name)),
    }));
}

export const screensOf = ({ screens }: Portal, { id }: Operation): ScreenUse[] =>
  screens.filter(({ operations }) => operations.some((operation) => operation.id === id));

export const interactionsOf = ({ interactions }: Portal, { id }: Operation) =>
  interactions.filter(({ operation }) => operation?.id === id);

export const callOf = ({ method, path }: Operation) => `${method.toUpperCase()} ${path}`;
