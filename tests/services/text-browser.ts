import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import type { LocalProxy } from "./local-proxy.ts";

type Options = { address: string; language: string; proxy: LocalProxy };

/** Pages are printed to a pipe instead of the screen. */
const END_OF_PAGE = "\f";

const settings = (language: string) => `
PREFERRED_LANGUAGE:${language}
CHARACTER_SET:utf-8
ACCEPT_ALL_COOKIES:TRUE
DEFAULT_KEYPAD_MODE:LINKS_AND_FIELDS_ARE_NUMBERED
TEXTFIELDS_NEED_ACTIVATION:TRUE
INFOSECS:0
MESSAGESECS:0
ALERTSECS:0
PRINTER:Hand over:cat %s >&3; printf '\\\\f' >&3:TRUE
`;

/**
 * Lynx, driven as a user drives it: links and fields have numbers, which are read from the page and
 * typed. It handles its keys one after the other, each when the previous one is done, and its screen
 * is not shown.
 */
export async function openTextBrowser({ address, language, proxy }: Options) {
  const home = await mkdtemp(path.join(tmpdir(), "parada-lynx-"));
  const configuration = path.join(home, "lynx.cfg");
  await writeFile(configuration, settings(language));
  // Lynx opens the file of its input, and a pipe to this process cannot be opened.
  const program = 'cat | exec lynx -cmd_script=/dev/stdin "$@"';
  const lynx = spawn("sh", ["-c", program, "sh", `-cfg=${configuration}`, address], {
    cwd: home,
    env: {
      ...process.env,
      ...{ HOME: home, LYNX_TEMP_SPACE: home, LC_ALL: "C.UTF-8" },
      ...{ TERM: "vt100", COLUMNS: "132", LINES: "50" },
      ...{ http_proxy: proxy.url, no_proxy: "" },
    },
    stdio: ["pipe", "ignore", "inherit", "pipe"],
  });
  const ended = once(lynx, "exit");
  // The pages that Lynx prints show whether it is still running.
  lynx.stdin?.on("error", () => {});
  const pages = readPages(lynx.stdio[3] as Readable);

  function press(...keys: string[]): void {
    lynx.stdin?.write(keys.map((key) => `key ${key}\n`).join(""));
  }

  function type(text: string): void {
    press(...[...Buffer.from(text)].map((byte) => `0x${byte.toString(16)}`));
  }

  function confirm(text: string): void {
    type(text);
    press("^J");
  }

  /** The current page without the list of addresses at its end. */
  async function read(): Promise<string> {
    press("p", "/");
    confirm("Hand over");
    press("^J");
    const { value, done } = await pages.next();
    if (done) throw new Error("Lynx has ended before its time");
    return value.split("\nReferences\n")[0] ?? "";
  }

  /** Goes to the link or field whose number is the first group of the pattern. */
  async function goTo(pattern: RegExp): Promise<void> {
    const page = await read();
    const number = page.match(pattern)?.[1];
    if (number === undefined) throw new Error(`There is no ${pattern} on this page:\n${page}`);
    confirm(number);
  }

  return {
    read,
    /** The first links of the page that form a list. */
    async readMenu(): Promise<string[]> {
      const [list = ""] = (await read()).match(/(^ *\* \[\d+\].+\n)+/m) ?? [];
      // The count beside an entry does not belong to its name.
      return [...list.matchAll(/\](.+?)( \d.*)?$/gm)].map(([, entry = ""]) => entry);
    },
    async visit(elsewhere: string): Promise<void> {
      press("g", "^U");
      confirm(elsewhere);
    },
    followLink: (name: string) => goTo(new RegExp(`\\[(\\d+)\\]${literally(name)}(?!\\p{L})`, "u")),
    async pressButton(name: string): Promise<void> {
      // Lynx shows a button's own value beside its text.
      await goTo(new RegExp(`\\[(\\d+)\\][^)\\]]+\\)\\s+${literally(name)}(?!\\p{L})`, "u"));
      press("^J");
    },
    async fillIn(label: string, text: string): Promise<void> {
      await goTo(new RegExp(`${literally(label)}\\s+\\[(\\d+)\\]`, "u"));
      press("^J");
      type(text);
      press("^I");
    },
    async close(): Promise<void> {
      lynx.stdin?.end("key Q\n");
      await ended;
      await rm(home, { recursive: true });
    },
  };
}

const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

async function* readPages(output: Readable): AsyncGenerator<string, undefined> {
  let text = "";
  for await (const part of output.setEncoding("utf8")) {
    const parts = (text + part).split(END_OF_PAGE);
    text = parts.pop() ?? "";
    yield* parts;
  }
}
