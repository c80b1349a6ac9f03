// npm run new:screen: writes a screen that passes all tests, to be filled.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Language, languages, nativeNames } from "../app/i18n/languages.ts";
import { routeNameAt } from "../app/request/screen-at.server.ts";
import { routes } from "../app/resources.ts";
import { typesFile, writeTypes } from "./texts/catalogues.ts";

const usage = `Usage: npm run new:screen [-- <path> <frame> <audience>] [--en <title>] [--es <title>]

Writes app/routes/<name>/ and the rows of app/screens.ts and tests/screens.ts. It asks for what is missing.

  path      lost_property, or club/offers; the name is the path with _ for each /
  frame     room, main or hotel
  audience  everyone or guests in the frame room; travellers, customers, company or desks in the frame main;
            desks in the frame hotel. travellers are clients, companies, employees and bookers; customers are
            clients and companies; desks are companies, employees and bookers
  --en …    the title in that language (every language has such an option); without it, the name`;

/** The audiences of each frame. */
const frames: Record<string, string[]> = {
  room: ["everyone", "guests"],
  main: ["travellers", "customers", "company", "desks"],
  hotel: ["desks"],
};

/** How the table of the tests names the same users. */
const kinds: Record<string, string> = { travellers: "members", company: "companies" };

const intros: Record<Language, string> = {
  en: "{{brand}} is preparing this page. Come back soon.",
  es: "{{brand}} está preparando esta página. Vuelve pronto.",
  ca: "{{brand}} està preparant aquesta pàgina. Torna aviat.",
  gl: "{{brand}} está a preparar esta páxina. Volve pronto.",
  eu: "{{brand}} orri hau prestatzen ari da. Itzuli laster.",
  pt: "{{brand}} está a preparar esta página. Volte em breve.",
  fr: "{{brand}} prépare cette page. Revenez bientôt.",
  de: "{{brand}} bereitet diese Seite vor. Schauen Sie bald wieder vorbei.",
  it: "{{brand}} sta preparando questa pagina. Torna presto.",
  ar: "تُعدّ {{brand}} هذه الصفحة. يُرجى العودة قريبًا.",
};

export type NewScreen = {
  path: string;
  frame: string;
  audience: string;
  titles?: Partial<Record<Language, string>>;
};

/** What is wrong with the wanted screen, in one line. */
export function findProblem({ path: wanted, frame, audience }: NewScreen): string | undefined {
  if (!/^[a-z][a-z0-9]*([_/][a-z][a-z0-9]*)*$/.test(wanted)) {
    return `"${wanted}" is no path: use lower-case words with _ between them, and / between its parts`;
  }
  const name = toName(wanted);
  const taken = routeNameAt(`/${wanted}`);
  if (taken !== "other") return `/${wanted} is already the address of ${taken}`;
  if (name in { ...routes, kit: "" }) return `${name} is already the name of a route`;
  const audiences = frames[frame];
  if (!audiences) return `"${frame}" is no frame: use ${Object.keys(frames).join(", ")}`;
  if (audiences.includes(audience)) return undefined;
  return `the frame ${frame} is not for "${audience}": use ${audiences.join(", ")}`;
}

/** Writes the screen into the project, and returns the files that it has written or changed. */
export function addScreen(root: string, screen: NewScreen): string[] {
  const { path: wanted, frame, audience } = screen;
  const name = toName(wanted);
  const titles = languages.map((language) => screen.titles?.[language] || toTitle(name));
  const [en, es] = (["en", "es"] as const).map((language) => titles[languages.indexOf(language)]);
  const folder = `app/routes/${name}`;
  mkdirSync(path.join(root, folder));
  const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
  const insert = (file: string, before: string, row: string) => {
    const text = readFileSync(path.join(root, file), "utf8");
    if (!text.includes(before)) throw new Error(`${file} has no line "${before.trim()}"`);
    write(
      file,
      text.replace(before, () => `${row}${before}`),
    );
  };
  const catalogues = languages.map((language, at) => {
    const file = `locales/${language}/routes/${name}.json`;
    write(file, toJson({ title: titles[at], intro: intros[language] }));
    return file;
  });
  writeTypes(root);
  const isOpen = frame === "room";
  insert(
    "app/screens.ts",
    "  not_found: {",
    `  ${name}: { path: "/${wanted}", layout: "${frame}", audience: ${isOpen ? `"${audience}"` : audience}, feature: "core" },\n`,
  );
  insert(
    "tests/screens.ts",
    "};\n\nexport const screenRows",
    `  ${name}: { paths: at("/${wanted}"), kinds: ${kinds[audience] ?? audience}, ${
      frame === "hotel" ? 'frame: "hotel", ' : ""
    }title: ${JSON.stringify([en, es])} },\n`,
  );
  // Last, since a development server reads the tables when there are new files.
  write(`${folder}/route.tsx`, renderRoute(name));
  write(`${folder}/view.tsx`, renderView(name));
  write(`${folder}/texts.ts`, renderTexts(name));
  const written = ["route.tsx", "view.tsx", "texts.ts"].map((file) => `${folder}/${file}`);
  return [...written, ...catalogues, typesFile, "app/screens.ts", "tests/screens.ts"];
}

const toName = (wanted: string): string => wanted.replaceAll("/", "_");

function toTitle(name: string): string {
  const words = name.replaceAll("_", " ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const toComponent = (name: string): string =>
  name.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

const renderRoute = (
  name: string,
): string => `import type { LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { texts } from "./texts.ts";
import { ${toComponent(name)}View } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const { brand } = await requireScreen(args, "${name}");
  return { brand: brand.name };
}

export default function ${toComponent(name)}() {
  return <${toComponent(name)}View {...useLoaderData<typeof loader>()} />;
}
`;

const renderView = (name: string): string => `import { useTexts } from "../../i18n/use-texts.ts";
import { Page } from "../../ui/layout/layout.tsx";
import { PageHeader } from "../../ui/layout/page-parts.tsx";
import { texts } from "./texts.ts";

export function ${toComponent(name)}View({ brand }: { brand: string }) {
  const t = useTexts(texts);
  return (
    <Page>
      <PageHeader title={t("title")}>{t("intro", { brand })}</PageHeader>
    </Page>
  );
}
`;

const renderTexts = (name: string): string => `import { catalogue } from "../../i18n/catalogue.ts";

export const texts = catalogue("texts:routes/${name}");
`;

const toJson = (table: object): string => `${JSON.stringify(table, null, 2)}\n`;

/** Reads the arguments, and asks for those that are missing where a user can answer. */
async function readScreen(): Promise<NewScreen | undefined> {
  const { values, positionals } = readOptions();
  const isComplete = positionals.length === 3;
  if (values.help || positionals.length > 3 || !(isComplete || process.stdin.isTTY))
    return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ask = async (question: string) => (await terminal.question(`${question}: `)).trim();
  const wanted = positionals[0] ?? (await ask("Path, such as lost_property"));
  const frame = positionals[1] ?? (await ask(`Frame (${Object.keys(frames).join(", ")})`));
  const audiences = frames[frame]?.join(", ") ?? "";
  const audience = positionals[2] ?? (await ask(`Audience (${audiences})`));
  const titles = { ...(values as Partial<Record<Language, string>>) };
  for (const language of isComplete ? [] : (["en", "es"] as const)) {
    titles[language] ??= await ask(`Title (${nativeNames[language]})`);
  }
  terminal.close();
  return { path: wanted.replace(/^\//, ""), frame, audience, titles };
}

function readOptions() {
  const title = { type: "string" } as const;
  const titles = Object.fromEntries(languages.map((language) => [language, title]));
  const options = { ...titles, help: { type: "boolean" } } as const;
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    console.error(`${(error as Error).message.split(".")[0]}. See npm run new:screen -- --help`);
    process.exit(2);
  }
}

async function main(): Promise<void> {
  const screen = await readScreen();
  if (!screen) return console.log(usage);
  const problem = findProblem(screen);
  if (problem) {
    console.error(`${problem}.`);
    process.exitCode = 2;
    return;
  }
  const root = fileURLToPath(new URL("..", import.meta.url));
  const files = addScreen(root, screen);
  const biome = path.join(root, "node_modules/@biomejs/biome/bin/biome");
  spawnSync(process.execPath, [biome, "check", "--write", ...files], { cwd: root });
  console.log(`${files.join("\n")}\n\nnpm run dev serves it at /${screen.path}.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
