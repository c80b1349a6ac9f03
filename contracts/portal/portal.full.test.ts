import { spawnSync } from "node:child_process";
import path from "node:path";
import { fromHtml } from "hast-util-from-html";
import { afterAll, describe, expect, it } from "vitest";
import { loadDocument, type OpenApiDocument } from "../../openapi/document.ts";
import { issueToken } from "../../sandbox/accounts/tokens.ts";
import { startSandbox } from "../../sandbox/sandbox.ts";
import { parseAnswers } from "../assumptions/answers.ts";
import { listAssumptions } from "../assumptions/assumptions.ts";
import { stateMeanings } from "../state-meanings.ts";
import { findDemoUser, toCurl, toLogInCurl } from "./curl.ts";
import { assumptionId, operationPage, stateId } from "./links.ts";
import { escapeText } from "./markup.ts";
import { interactionsOf, openPortal } from "./portal.ts";
import { createPortal } from "./serve.ts";
import { makeSite, type Site } from "./site.ts";

const document = loadDocument();
const answers = new Map();
const portal = await openPortal({ document, answers });
const [interaction] = portal.interactions;
const verification = {
  api: "https://api.example.test",
  date: "2026-05-18T09:30:00Z",
  pacts: [{ version: "1.4.0", hash: "0f1e2d3c4b5a" }],
  results: [
    {
      description: interaction?.description ?? "",
      operation: interaction?.operation?.id ?? "",
      call: "GET /customer/employees?limit=10",
      problems: ["$.employees[]: a field is missing"],
      screens: ["employee"],
      audiences: [{ users: ["companies"], screens: ["employee"] }],
      exchange: { status: 200 },
    },
    {
      ...{ description: "a call of another version", operation: "noOp", problems: [] },
      ...{ screens: [], audiences: [] },
    },
  ],
  leftOut: [{ description: "a failure", reason: "no state: the server fails" }],
};
const site = await makeSite({ document, answers, verification });
const sandbox = await startSandbox({ speed: 0, portal: createPortal() });

afterAll(async () => {
  await sandbox.close();
  expect(sandbox.breaches).toEqual([]);
});

type Element = { tagName: string; properties: Record<string, unknown>; text: string };

/** All elements of a page, in the page's order. */
function listElements(html: string): Element[] {
  const found: Element[] = [];
  const walk = (node: Node): string => {
    if (node.type === "text") return node.value ?? "";
    const element = { tagName: node.tagName ?? "", properties: node.properties ?? {}, text: "" };
    if (node.type === "element") found.push(element);
    element.text = (node.children ?? []).map(walk).join("");
    return element.text;
  };
  walk(fromHtml(html) as Node);
  return found;
}

type Node = {
  type: string;
  value?: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
};

const listPages = (of: Site) =>
  [...of].flatMap(([file, content]) =>
    file.endsWith(".html") ? [{ file, elements: listElements(content) }] : [],
  );

const pages = new Map(listPages(site).map((page) => [page.file, page.elements]));

function elementsOf(file: string): Element[] {
  const elements = pages.get(file);
  if (!elements) throw new Error(`The site has no ${file}`);
  return elements;
}

const textOf = (file: string) => elementsOf(file)[0]?.text.replaceAll(/\s+/g, " ") ?? "";
const idsOf = (file: string) =>
  elementsOf(file).flatMap(({ properties: { id } }) => (id === undefined ? [] : [String(id)]));

describe("the portal", () => {
  it("has a page for each operation, with all its parameters and statuses", () => {
    expect(portal.operations.length).toBeGreaterThan(60);
    for (const operation of portal.operations) {
      const text = textOf(operationPage(operation));
      expect(text).toContain(operation.path);
      for (const { name } of operation.parameters) expect(text).toContain(name);
      const ids = idsOf(operationPage(operation));
      for (const status of operation.responses.keys()) expect(ids).toContain(`response-${status}`);
      expect(textOf("operations.html")).toContain(operation.path);
    }
  });

  it("has every assumption with its key and its reason", () => {
    const assumptions = listAssumptions(document);
    const text = textOf("assumptions.html");
    const ids = idsOf("assumptions.html");
    expect(assumptions.length).toBeGreaterThan(100);
    for (const assumption of assumptions) {
      expect(ids).toContain(assumptionId(assumption));
      expect(text).toContain(assumption.key);
      expect(text).toContain(assumption.reason.replaceAll("`", "").replaceAll(/\s+/g, " ").trim());
      expect(assumption.operations, assumption.key).not.toEqual([]);
    }
  });

  it("has every interaction of the pact on the page of its operation and on its screens", () => {
    for (const { id, description, operation } of portal.interactions) {
      if (!operation) throw new Error(`The document has no operation for ${description}`);
      expect(idsOf(operationPage(operation))).toContain(id);
    }
    for (const screen of portal.screens) {
      const text = textOf(`screens/${screen.slug}.html`);
      for (const operation of screen.operations) {
        for (const { description } of interactionsOf(portal, operation)) {
          expect(text).toContain(description);
        }
      }
    }
  });

  it("has every state with its meaning, and the values that requests take from it", () => {
    const ids = idsOf("states.html");
    for (const { description, states, request } of portal.interactions) {
      const values = new Set(["permalink"]);
      for (const { name } of states) {
        expect(ids).toContain(stateId(name));
        const meaning = stateMeanings[name as keyof typeof stateMeanings];
        for (const value of Object.keys(meaning.values)) values.add(value);
      }
      for (const { name } of request.values) expect([description, ...values]).toContain(name);
    }
    for (const name of Object.keys(stateMeanings)) expect(ids).toContain(stateId(name));
  });

  it("shows the last verification, and says so where there is none", async () => {
    expect(textOf("verification.html")).toContain("breaks 1 interaction of 2.");
    expect(textOf("verification.html")).toContain("a field is missing");
    expect(textOf("verification.html")).toContain("Breaks employee, for companies.");
    expect(textOf("verification.html")).toContain("GET /customer/employees?limit=10 answered 200");
    expect(textOf("verification.html")).toContain("panel 1.4.0 (pact 0f1e2d3c4b5a)");
    expect(textOf("index.html")).toContain("2026-05-18, 09:30 UTC");
  });

  it("has no link that leads nowhere", () => {
    for (const [file, elements] of pages) {
      for (const { properties } of elements) {
        const address = String(properties.href ?? properties.src ?? "");
        if (address === "") continue;
        const [target = "", anchor] = address.split("#");
        const place = target === "" ? file : path.posix.join(path.posix.dirname(file), target);
        expect([...site.keys()], `${address} of ${file}`).toContain(place);
        if (anchor !== undefined) {
          expect(idsOf(place), `${address} of ${file}`).toContain(decodeURIComponent(anchor));
        }
      }
    }
  });

  it("has unique ids, one h1, headings in order, and no script", () => {
    for (const [file, elements] of pages) {
      const ids = idsOf(file);
      expect(new Set(ids).size, file).toBe(ids.length);
      const levels = elements.flatMap(({ tagName }) =>
        /^h[1-6]$/.test(tagName) ? [Number(tagName[1])] : [],
      );
      expect(
        levels.filter((level) => level === 1),
        file,
      ).toHaveLength(1);
      for (const [at, level] of levels.entries()) {
        expect(level - (levels[at - 1] ?? 0), `heading ${at} of ${file}`).toBeLessThanOrEqual(1);
      }
      expect(
        elements.map(({ tagName }) => tagName),
        file,
      ).not.toContain("script");
    }
  });

  it("escapes every text that is given to it", async () => {
    const attack = "<script>alert(1)</script>\"'><img src=x onerror=alert(1)>";
    const planted = plant(document, attack);
    const entry = { answer: "corrected", correction: attack, by: attack } as const;
    const attacked = await makeSite({
      document: planted,
      answers: new Map(listAssumptions(planted).map(({ key }) => [key, entry])),
      verification: {
        api: attack,
        date: attack,
        apiVersion: attack,
        pacts: [{ version: attack, hash: attack }],
        results: [
          {
            ...{ description: attack, operation: attack, call: attack, problems: [attack] },
            ...{ screens: [attack], audiences: [{ users: [attack], screens: [attack] }] },
            exchange: { status: 200 },
          },
        ],
        leftOut: [{ description: attack, reason: attack }],
      },
    });
    for (const { file, elements } of listPages(attacked)) {
      const tags = elements.map(({ tagName }) => tagName);
      expect(tags, file).not.toContain("script");
      expect(tags, file).not.toContain("img");
      const names = elements.flatMap(({ properties }) => Object.keys(properties));
      expect(
        names.filter((name) => /^on/i.test(name)),
        file,
      ).toEqual([]);
    }
    expect(attacked.get("index.html")).toContain(escapeText(attack));
    const known = new Set(listAssumptions(planted).map(({ key }) => key));
    const { mistakes } = parseAnswers(attacked.get("assumptions.yaml") ?? "", known);
    expect(mistakes).toEqual([]);
  });
});

/** The document with a text in all its descriptions, reasons, values and examples. */
function plant(whole: OpenApiDocument, text: string): OpenApiDocument {
  const replaced = ["description", "summary", "x-reason", "pattern", "example", "value", "title"];
  return JSON.parse(
    JSON.stringify(whole, (key, value) => {
      if (key === "enum") return [...value, text];
      if (typeof value === "string" && replaced.includes(key)) return text;
      return value;
    }),
  );
}

describe("the sandbox", () => {
  const get = (place: string, init?: RequestInit) =>
    fetch(`${sandbox.origin}${place}`, { redirect: "manual", ...init });

  it("serves the portal, with its own address in the examples", async () => {
    const answer = await get("/portal/");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await answer.text()).toContain(`here: <code>${sandbox.origin}</code>`);
    expect((await get("/portal")).headers.get("location")).toBe("/portal/");
    expect((await get("/portal/style.css")).headers.get("content-type")).toMatch("text/css");
    expect((await get("/portal/assumptions.yaml")).headers.get("content-type")).toMatch("yaml");
  });

  it("sends a page again only if it has changed", async () => {
    const etag = (await get("/portal/states.html")).headers.get("etag") ?? "";
    // Without this, fetch asks for a new answer.
    const headers = { "If-None-Match": etag, "Cache-Control": "max-age=0" };
    const again = await get("/portal/states.html", { headers });
    expect(again.status).toBe(304);
  });

  it.each(["/portal/nothing.html", "/portal/..%2fpackage.json", "/portal/%2e%2e%2fmain.ts"])(
    "answers 404 to %s",
    async (place) => {
      const answer = await get(place);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain("import");
    },
  );

  it("answers 404 like any API to what is not a page", async () => {
    const answer = await get("/portal/", { method: "POST" });
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-type")).toMatch("application/json");
  });

  it("understands the call of every operation's page", async () => {
    const accepted: string[] = [];
    for (const operation of portal.operations) {
      const username = findDemoUser(interactionsOf(portal, operation));
      const variables = logIn(username);
      const command = toCurl(document, operation, sandbox.origin);
      const { status } = await send(readShellCommand(command, variables));
      expect([...operation.responses.keys()], operation.id).toContain(status);
      if (status < 400) accepted.push(operation.id);
    }
    // Of the others the sandbox does not have the ids and codes.
    expect(accepted).toEqual(expect.arrayContaining(["createTrip", "updateProfile"]));
    expect(accepted.length).toBeGreaterThanOrEqual(portal.operations.length / 2);
  });

  function logIn(username: string) {
    const account = [...sandbox.world.accounts.values()].find(({ email }) => email === username);
    if (!account) throw new Error(`The sandbox has no ${username}`);
    return { TOKEN: issueToken(sandbox.world, account), USER_ID: `${account.id}` };
  }

  it("logs a demo user in with the commands of the page", async () => {
    const username = findDemoUser([]);
    const command = toLogInCurl(sandbox.origin, username);
    const asked = command.slice(command.indexOf("curl"), command.indexOf(")\n"));
    const answer = await (await send(readShellCommand(asked, {}))).text();
    const read = command.replace(/\$\(curl.*?\)\n/s, `'${answer}'\n`);
    const { stdout } = spawnSync("sh", ["-c", `${read}\necho "$TOKEN $USER_ID"`], {
      encoding: "utf8",
    });
    const { auth_token: token, id } = JSON.parse(answer);
    expect(stdout).toBe(`${token} ${id}\n`);
  });
});

/** The words of a command, as a shell reads them. */
function readShellCommand(command: string, variables: Record<string, string>): string[] {
  const env = { ...process.env, ...variables };
  const script = `curl() { printf '%s\\0' "$@"; }\n${command}`;
  const { stdout } = spawnSync("sh", ["-c", script], { env, encoding: "utf8" });
  return stdout.split("\0").slice(0, -1);
}

/** Sends what curl would send. */
function send(words: string[]): Promise<Response> {
  const form = new FormData();
  const headers: Record<string, string> = {};
  let [address, method, body] = ["", "GET", undefined as string | undefined];
  for (let at = 0; at < words.length; at += 1) {
    const value = words[at + 1] ?? "";
    const [, name = "", content = ""] = value.match(/^([^:=]+)(?:: |=)(.*)$/s) ?? [];
    if (words[at] === "-X") method = value;
    else if (words[at] === "-H") headers[name] = content;
    else if (words[at] === "-d") body = value;
    else if (words[at] === "-F") form.set(name, content);
    else {
      address = words[at] ?? "";
      continue;
    }
    at += 1;
  }
  const isForm = [...form].length > 0;
  return fetch(address, { method, headers, body: isForm ? form : body });
}
