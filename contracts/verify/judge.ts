import type { Contract } from "../../openapi/contract.ts";
import { findOperation } from "../operations.ts";
import type { Interaction } from "../pact-file.ts";
import { toPlace } from "../to-place.ts";
import type { Exchange } from "./recording-proxy.ts";

/** What Pact's verifier found; for a status or a header it names no path. */
export type Mismatch = { type?: string; path?: string; mismatch: string };

export type Judgement = {
  /** What breaks the panel. */
  problems: string[];
  /** What the answer lacks of the example and may lack: the panel shows less. */
  lacks: string[];
};

/** Pact prints a whole list where another type comes. */
const MOST_SHOWN = 300;

const MISSING = /^Actual map is missing the following keys: (.*)$/s;

/**
 * Tells what breaks the panel from what the document allows: a field that may be missing, null in place of an object. With
 * the document of the pact's own version it also finds what the example does not show, such as a bad second row: the
 * panel checks each answer in the same way.
 */
export function judge(
  { request, response, comments }: Interaction,
  mismatches: Mismatch[],
  { exchange, contract }: { exchange?: Exchange; contract?: Contract },
): Judgement {
  const mayLack = new Set(comments?.mayLack);
  const body = parse(exchange?.body);
  const lacks: string[] = [];
  const found: { place: string; text: string }[] = [];
  // After another status the body is of no interest: it answers another question.
  const isOtherStatus = exchange?.status !== undefined && exchange.status !== response.status;
  for (const { path = "", mismatch } of mismatches) {
    if (isOtherStatus && path !== "") continue;
    const place = toPlace(path);
    const [, keys] = MISSING.exec(mismatch) ?? [];
    if (keys !== undefined) {
      for (const key of keys.split(", ")) {
        const name = place ? `${place}.${key}` : key;
        if (mayLack.has(name)) lacks.push(`${name} is missing`);
        else found.push({ place: name, text: `${name} is missing` });
      }
    } else if (mayLack.has(place) && readAt(body, path) === null) {
      lacks.push(`${place} is null`);
    } else if (!/to be a null value$|using Null$/.test(mismatch)) {
      const words = mismatch.length > MOST_SHOWN ? `${mismatch.slice(0, MOST_SHOWN)} …` : mismatch;
      found.push({ place, text: place ? `${place}: ${words}` : words });
    }
  }
  const isAsExpected = exchange?.status === response.status && response.status < 300;
  if (contract && isAsExpected) {
    const { status = 0, mediaType, body: text = "" } = exchange;
    const id = findOperation(request);
    const operation = contract.operations.find((each) => each.id === id);
    const value = /json/i.test(mediaType ?? "") ? body : text;
    for (const { field, message } of operation
      ? contract.checkResponse(id, status, mediaType, value)
      : []) {
      const place = field.replaceAll(/\.\d+(?=\.|$)/g, "[]");
      const isKnown = found.some((each) => each.place === place || each.place === "");
      if (!isKnown) found.push({ place, text: `${place} ${message}`.trim() });
    }
  }
  return { problems: merge(found.map(({ text }) => text)), lacks: merge(lacks) };
}

/** One line for what repeats in each row, or at many ids. */
function merge(texts: string[]): string[] {
  const kinds = new Map<string, { text: string; count: number }>();
  for (const text of texts) {
    const kind = text.replaceAll(/'[^']*'|"[^"]*"|\b\d[\d.]*\b/g, "…");
    const known = kinds.get(kind);
    if (known) known.count += 1;
    else kinds.set(kind, { text, count: 1 });
  }
  return [...kinds.values()].map(({ text, count }) =>
    count > 1 ? `${text} (${count} times)` : text,
  );
}

function readAt(body: unknown, path: string): unknown {
  const steps = path
    .replaceAll(/\['([^']+)'\]|\[(\d+)\]/g, ".$1$2")
    .split(".")
    .slice(1);
  return steps.reduce<unknown>((value, step) => (value as Record<string, unknown>)?.[step], body);
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}
