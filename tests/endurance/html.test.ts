import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { findTool } from "../../scripts/tools.mjs";
import { pathOf, views } from "../e2e/views.ts";
import { listEmptyForms } from "../http/read-form.ts";
import { everyone, screenRows } from "../screens.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { createWalkers, languages } from "../services/walkers.ts";

const checker = findTool("vnu-jar/build/dist/vnu.jar");

/** The brands that have hotels. */
const brands = [0, 1];

let panel: Panel;
let folder: string;
beforeAll(async () => {
  panel = await startPanel();
});
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "parada-html-"));
});
afterEach(() => rmSync(folder, { recursive: true }));
afterAll(() => panel.stop());

type Message = { type: string; url: string; message: string; extract?: string };

/** The checker knows neither today's CSS nor `rel="expect"`, which the standard lets block rendering. */
const isOutdated = ({ message, extract }: Message) =>
  message.startsWith("CSS: ") ||
  (message.startsWith("A “link” element with a “blocking” attribute") &&
    extract?.includes('<link rel="expect"'));

/** The messages of the Nu HTML checker, which the W3C uses, about the files of a folder. */
function check(files: string): Promise<Message[]> {
  return new Promise((resolve, reject) => {
    const options = ["-jar", checker, "--format", "json", "--errors-only", "--exit-zero-always"];
    const maxBuffer = 64 * 1024 * 1024;
    execFile("java", [...options, files], { maxBuffer }, (error, _, stderr) => {
      if (error) return reject(error);
      const { messages } = JSON.parse(stderr) as { messages: Message[] };
      resolve(messages.filter((each) => !isOutdated(each)));
    });
  });
}

it.each(brands)(
  "finds no error on any screen of brand %i, for any kind of user, in any language",
  async (brandIndex) => {
    const walkers = await createWalkers(panel, brandIndex);
    const addresses = new Map<string, string>();

    function save(address: string, html: string): void {
      const file = `${addresses.size}.html`;
      addresses.set(file, address);
      writeFileSync(path.join(folder, file), html);
    }

    const brand = panel.sandbox.world.brands[brandIndex];
    if (!brand) throw new Error(`No brand ${brandIndex}`);
    for (const kind of everyone) {
      const moments = views
        .filter(({ as = "guest" }) => as === kind)
        .map((view) => pathOf(view, panel.sandbox, brand));
      const screens = screenRows
        .filter(({ kinds }) => kinds.includes(kind))
        .flatMap((row) => walkers.pathsOf(row, kind));
      for (const language of languages) {
        const visitor = walkers.visitorOf(kind, language);
        const forms = new Map<string, ReturnType<typeof listEmptyForms>[number]>();
        for (const address of new Set([...screens, ...moments, "/offline"])) {
          const { status, html } = await visitor.get(address);
          if (status >= 300 && status < 400) continue;
          save(`${kind} ${language} ${address}`, html);
          for (const form of listEmptyForms(html)) {
            forms.set(JSON.stringify([form.action, form.fields.form, form.fields.intent]), form);
          }
        }
        // The page that an empty form leads to is checked too.
        for (const { action, fields } of forms.values()) {
          if (/^\/(logout|language)/.test(action)) continue;
          const { status, html } = await visitor.post(action, fields);
          if (status === 422) save(`${kind} ${language} POST ${action}`, html);
        }
      }
    }

    expect(addresses.size).toBeGreaterThan(300);
    expect([...addresses.values()].filter((each) => each.includes("POST")).length).toBeGreaterThan(
      20,
    );
    const messages = await check(folder);
    const found = new Map<string, string[]>();
    for (const { url, message, extract } of messages) {
      const complaint = `${message} ${extract ?? ""}`;
      const where = addresses.get(path.basename(url)) ?? url;
      found.set(complaint, [...(found.get(complaint) ?? []), where]);
    }
    expect(Object.fromEntries(found)).toEqual({});
  },
);

it("the HTML checker reports an error in invalid HTML", async () => {
  const bad = mkdtempSync(path.join(folder, "bad-"));
  const page = '<!doctype html><html lang="en"><title>x</title><p><div></div></p></html>';
  writeFileSync(path.join(bad, "bad.html"), page);
  expect((await check(bad)).length).toBeGreaterThan(0);
});
