import { flightNumber, timeOfDay } from "../../api/needs.server.ts";
import { type ChildSeat, mostOfNeeds, type Needs, orderNeeds } from "../../api/needs.ts";
import { needsVocabulary } from "./needs-vocabulary.ts";

export type ParsedNeeds = {
  needs: Needs;
  /** The parts that no word of the panel's languages explains, as they were typed. */
  unknown: string[];
  /** For each kind of which the text has more than a taxi takes, how many that are. */
  tooMany: number[];
};

/** A comma before a time belongs to the flight. */
const separator = /[;؛|·+\n]|[,،](?!\s*\d{1,2}[:.]\d{2}\b)/;
/** The panel sets names in texts from the right apart by these marks. */
const isolates = /[\u2066-\u2069]/g;

/**
 * Reads the needs in a cell of a table, such as "wheelchair, child seat: booster, flight IB3170 18:40". Its words may be of
 * any of the panel's languages, and each part stands behind a comma, a semicolon, a bar, a plus or a line break.
 */
export function parseNeedsText(text: string): ParsedNeeds {
  const unknown: string[] = [];
  const tooMany: number[] = [];
  const needs: Needs = {};
  for (const part of text.replaceAll(isolates, "").split(separator)) {
    const typed = part.trim();
    if (typed === "") continue;
    const read = readPart(typed, needs);
    if (read === false) unknown.push(typed);
    else if (read !== true) tooMany.push(read.most);
  }
  return { needs: orderNeeds(needs), unknown, tooMany };
}

/** A flight that is not called one, such as IB3170. */
const bareNumber = /^[A-Z\d]{2}\s?\d{2,5}\b/;

/** Whether a part says what the panel understands; `most` where it says more than a taxi takes. */
type Read = boolean | { most: number };

/** Adds what a part says. */
function readPart(typed: string, needs: Needs): Read {
  const plain = toPlain(typed);
  const { none, wheelchair, pets, seats, seat, luggage, sign, flight } = needsVocabulary;
  const named = findStart(sign, typed);
  if (named !== undefined) return readSign(named, needs);
  const trip = findStart(flight, typed);
  if (trip !== undefined) return readFlight(trip, needs);
  if (isOneOf(none, plain)) return true;
  if (bareNumber.test(typed)) return readFlight(typed, needs);
  if (holds(wheelchair, plain)) {
    needs.wheelchair = true;
    return true;
  }
  // "Child seat: booster" names the kind behind the colon.
  const kind = findKind(seats, plain.split(":").at(-1) ?? "") ?? findKind(seats, plain);
  if (kind) return addSeats(kind, countOf(plain), needs);
  // The kind of a seat that is not named is the one for most children.
  if (holds(seat, plain)) return addSeats("child", countOf(plain), needs);
  if (holds(luggage, plain)) {
    const count = countOf(plain);
    if (needs.luggage !== undefined) return false;
    if (count > mostOfNeeds.luggage) return { most: mostOfNeeds.luggage };
    needs.luggage = count;
    return true;
  }
  const pet = findKind(pets, plain);
  if (!pet || (needs.pet && needs.pet !== pet)) return false;
  needs.pet = pet;
  return true;
}

function addSeats(kind: ChildSeat, count: number, needs: Needs): Read {
  const most = mostOfNeeds.childSeats;
  if (count > most) return { most };
  const childSeats = [...(needs.childSeats ?? []), ...Array<ChildSeat>(count).fill(kind)];
  if (childSeats.length > most) return { most };
  needs.childSeats = childSeats;
  return true;
}

function readSign(name: string, needs: Needs): boolean {
  if (name === "" || name.length > mostOfNeeds.nameSign || needs.nameSign) return false;
  needs.nameSign = name;
  return true;
}

function readFlight(words: string, needs: Needs): boolean {
  const [, number = "", hour] =
    words.match(/^(.*?)(?:[\s,،]+(?:[^\s\d]{1,6}\s+){0,2}(\d{1,2}[:.]\d{2})(?:\s*h)?)?$/u) ?? [];
  const time = hour?.replace(".", ":").padStart(5, "0");
  const isGood = flightNumber.test(number) && number.length <= mostOfNeeds.flight;
  if (!isGood || (time !== undefined && !timeOfDay.test(time)) || needs.flight) return false;
  needs.flight = { number: number.toUpperCase(), ...(time && { time }) };
  return true;
}

/** What follows the first of the words that the text begins with. */
function findStart(words: readonly string[], typed: string): string | undefined {
  const plain = toPlain(typed);
  // The words keep their length, so that the name behind them keeps its accents.
  const word = words
    .map(toPlain)
    .filter((each) => plain === each || new RegExp(`^${each}[\\s:.#-]`).test(plain))
    .toSorted((one, other) => other.length - one.length)[0];
  return word === undefined
    ? undefined
    : typed
        .normalize("NFC")
        .slice(word.length)
        .replace(/^[\s:.#-]+/, "")
        .trim();
}

/** Arabic says "two" without a number. */
const dual = /مقعدان|مقعدين|حقيبتان|حقيبتين/;

function countOf(plain: string): number {
  const count = Number(plain.match(/\d+/)?.[0]);
  return count || (dual.test(plain) ? 2 : 1);
}

/** Whether a text has one of the words, whole. */
function holds(words: readonly string[], plain: string): boolean {
  const spaced = ` ${withoutMarks(plain).replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `;
  return words.some((word) => spaced.includes(` ${toBare(word)} `));
}

const bareWords = new Map<string, string>();

/** A word of the vocabulary as `holds` compares it; a table asks for each of them in every row. */
function toBare(word: string): string {
  const known = bareWords.get(word) ?? withoutMarks(toPlain(word));
  bareWords.set(word, known);
  return known;
}

/** Arabic may be written with or without its vowels. */
const withoutMarks = (text: string) => text.replaceAll(/\p{M}/gu, "");

const isOneOf = (words: readonly string[], plain: string) => words.includes(plain);

/** The kind whose longest word the text has. */
function findKind<Kind extends string>(kinds: Record<Kind, readonly string[]>, plain: string) {
  const found = (Object.keys(kinds) as Kind[]).flatMap((kind) =>
    kinds[kind].filter((word) => holds([word], plain)).map((word) => ({ kind, word })),
  );
  return found.toSorted((one, other) => other.word.length - one.word.length)[0]?.kind;
}

/** Without accents and capitals, and as long as before. */
const toPlain = (text: string) =>
  [...text.normalize("NFC")]
    .map((letter) => letter.normalize("NFD").charAt(0))
    .join("")
    .toLowerCase()
    .replaceAll(/[’'`´]/g, " ")
    .replaceAll(/\s/g, " ");
