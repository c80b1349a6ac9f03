import { flightNumber } from "../../api/needs.server.ts";
import { type ChildSeat, mostOfNeeds, type Needs, orderNeeds, type Pet } from "../../api/needs.ts";
import { toIsoTime } from "../../i18n/typed-moment.ts";
import { toPlain } from "../../i18n/words.ts";

type Kind = "none" | "flight" | "sign" | "wheelchair" | ChildSeat | "luggage" | `pet_${Pet}`;

/** The beginnings of words in the panel's languages, without accents; a narrower meaning comes first. */
const stems: [Kind, string][] = [
  ["none", "none|ninguna|cap$|ningunha|bat ere|nenhuma|aucun|keine|nessuna|no$|لا$"],
  ["sign", "sign|name sign|cartel|kartela|placa|pancarte|schild|لافتة"],
  [
    "flight",
    "flight|train|vuelo|vol |vol:|voo|volo|tren|treno|comboio|hegaldi|flug|zug|رحلة جوية|قطار",
  ],
  [
    "wheelchair",
    "wheelchair|silla de ruedas|cadira de rodes|cadeira de rodas|gurpil|fauteuil roulant|rollstuhl|sedia a rotelle|carrozzina|كرسي متحرك",
  ],
  ["infant", "baby|infant |infant$|bebe|nado|haurtxo|ovett|للرضع|رضيع"],
  ["booster", "booster|elevador|alzador|altxagailu|elevatorio|rehausseur|sitzerhohung|rialz|رافع"],
  ["child", "child|nino|infantil|infantis|haur-aulki|crianca|enfant|kindersitz|seggiolin|للأطفال"],
  ["pet_assistance", "assist|guide dog|asistencia|perro guia|laguntza|blindenhund|كلب مساعدة"],
  [
    "luggage",
    "luggage|suitcase|bag|malet|equipaje|equipatge|mala|valise|gepack|koffer|valigi|حقيب|حقائب",
  ],
  ["pet_small", "small|pequen|petit|animalia txiki|klein|piccol|cat|gat|chat|katze|حيوان صغير"],
  [
    "pet_large",
    "dog|pet|animal|perro|mascota|gos|can |can$|txakur|cao|chien|hund|cane|tier|كلب|حيوان",
  ],
];

const kinds = stems.map(
  ([kind, words]) => [kind, new RegExp(`(?:^|[^\\p{L}\\p{M}])(?:${toPlain(words)})`, "u")] as const,
);

/** A comma before a time belongs to the flight. */
const separator = /\s*(?:[;·+\n]|[,،](?!\s*\d{1,2}[:.h]\d{2}\b))\s*/;
/** Arabic says "two" without a number. */
const dual = /مقعدان|مقعدين|حقيبتان|حقيبتين/;
const time = /\b\d{1,2}[:.h]\d{2}\b/;

/**
 * Reads a cell such as "wheelchair, 2 booster seats, flight IB3170 18:40", in any of the panel's languages;
 * `unknown` are the words that name no need.
 */
export function readNeedsCell(cell: string): { needs: Needs; unknown: string[] } {
  const needs: Needs = {};
  // In a text from the right, a name stands between marks.
  const unknown = cell
    .replaceAll(/[\u2066-\u2069]/g, "")
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "" && !addNeed(needs, part));
  return { needs: orderNeeds(needs), unknown };
}

function addNeed(needs: Needs, part: string): boolean {
  const plain = toPlain(part);
  const kind = kinds.find(([, words]) => words.test(plain))?.[0];
  const count = Number(/\d+/.exec(part)?.[0] ?? (dual.test(part) ? 2 : 1));
  switch (kind) {
    case "none":
      return true;
    case "sign":
      return addSign(needs, part);
    case "infant":
    case "child":
    case "booster": {
      const seats = [...(needs.childSeats ?? []), ...Array(Math.min(count, 10)).fill(kind)];
      if (seats.length > mostOfNeeds.childSeats) return false;
      needs.childSeats = seats;
      return true;
    }
    case "wheelchair":
      needs.wheelchair = true;
      return true;
    case "luggage":
      if (count < 1 || count > mostOfNeeds.luggage) return false;
      needs.luggage = count;
      return true;
    case "pet_small":
    case "pet_large":
    case "pet_assistance":
      needs.pet = kind.replace("pet_", "") as Pet;
      return true;
    default:
      // A number alone, such as IB3170, is a flight, too.
      return (kind === "flight" || /^[a-z\d]{2}\s?\d{2,5}\b/i.test(part)) && addFlight(needs, part);
  }
}

function addSign(needs: Needs, part: string): boolean {
  const [, name = ""] = /^[^:]+:\s*(.+)$/.exec(part) ?? [];
  if (name === "" || name.length > mostOfNeeds.nameSign) return false;
  needs.nameSign = name;
  return true;
}

function addFlight(needs: Needs, part: string): boolean {
  const at = time.exec(part)?.[0];
  const words = part.replace(time, "").match(/[\p{L}\d]+(?:-\d+)?/gu) ?? [];
  const last = words.findLastIndex((word) => /\d/.test(word));
  const word = words[last] ?? "";
  // "IB 3170" is written in two words as well.
  const before = /^\d+$/.test(word) && /^[\p{Lu}\d]{2,3}$/u.test(words[last - 1] ?? "");
  const number = before ? `${words[last - 1]} ${word}` : word;
  if (!flightNumber.test(number)) return false;
  needs.flight = { number, ...(at && { time: toIsoTime(at) }) };
  return true;
}
