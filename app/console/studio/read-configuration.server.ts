import { createContract, loadDocument, type Problem } from "../../../openapi/contract.ts";
import { clipTexts } from "../../api/clip.ts";
import { type Brand, type Configuration, toBrand } from "../../api/configuration.server.ts";
import { findLanguage } from "../../i18n/languages.ts";
import { findProblem } from "../../map/tile-source.server.ts";
import { parseColour } from "../../tenant/colour.ts";
import { ownWordsOf } from "../../tenant/own-words.ts";
import { colourFields } from "./fields.ts";

/** A configuration of this size has a logo of 100 kB in it. */
export const MOST_CHARACTERS = 200_000;
const MOST_LEVELS = 20;

type Read = { configuration: Configuration } | { problems: Problem[] };

/** Where the document describes the configuration. */
const place = ["getConfiguration", 200, "application/json"] as const;

let contracts: ReturnType<typeof createContracts> | undefined;
const createContracts = () => ({
  open: createContract(loadDocument()),
  closed: createContract(loadDocument(), { closed: true }),
});

/** Reads JSON that an operator has pasted. The texts in it are as long as the panel reads them from the API. */
export function readJson(text: string): Read {
  if (text.length > MOST_CHARACTERS) return refuse("too_large");
  try {
    const value: unknown = JSON.parse(text);
    return isDeeperThan(MOST_LEVELS, value) ? refuse("too_deep") : checkConfiguration(value);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return refuse("no_json");
    throw error;
  }
}

const refuse = (keyword: string): Read => ({ problems: [{ field: "", message: "", keyword }] });

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => isDeeperThan(levels - 1, each));
}

/** Checks a value against the API's document. */
export function checkConfiguration(value: unknown): Read {
  contracts ??= createContracts();
  const problems = contracts.open.checkResponse(...place, value);
  return problems.length > 0 ? { problems } : { configuration: value as Configuration };
}

/** The brand that a panel would show for the configuration. */
export const toDraftBrand = (configuration: Configuration): Brand =>
  toBrand(clipTexts(configuration) as Configuration);

/** Fields that the document does not have, and values that it does not list: panels leave them aside. */
export function findUndocumented(configuration: Configuration): Problem[] {
  contracts ??= createContracts();
  return contracts.closed.checkResponse(...place, configuration);
}

/** What every panel leaves aside although the document allows it; the message is the value. */
export function findIgnored(configuration: Configuration): Problem[] {
  const problems: Problem[] = [];
  const add = (field: string, message: string, keyword: string) =>
    problems.push({ field, message, keyword });
  const { agrupation, wording = [], languages = [], map } = configuration;
  for (const name of colourFields) {
    const colour = agrupation[name];
    if (typeof colour === "string" && parseColour(colour) === null)
      add(`agrupation.${name}`, colour, "no_colour");
  }
  const { legal } = toDraftBrand(configuration);
  for (const [field, name] of [
    ["terms_link", "terms"],
    ["privacy_link", "privacy"],
  ] as const) {
    const link = configuration[field];
    if (link && legal[name] === null) add(field, link, "no_link");
  }
  for (const each of wording) {
    const own = ownWordsOf({ name: agrupation.name, wording: [each] }, toLanguage(each.language));
    if (Object.keys(own).length === 0)
      add(`wording.${each.key}.${each.language}`, each.text, "not_shown");
  }
  for (const language of languages)
    if (!findLanguage(language)) add("languages", language, "no_language");
  if (map && findProblem(map.tiles, originOf(map.tiles)) !== undefined)
    add("map.tiles", map.tiles, "no_map");
  return problems;
}

const toLanguage = (locale: string) => locale.toLowerCase().split(/[-_]/)[0] ?? "";

/** Whether the tiles are at the API's own origin, which may be anywhere, only the panel knows. */
const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : undefined);
