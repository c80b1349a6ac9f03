import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, afterEach, describe, expect, test } from "vitest";

const run = promisify(execFile);

const temporary = mkdtempSync(path.join(tmpdir(), "parada-snippets-"));
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill();
});
afterAll(() => rmSync(temporary, { recursive: true }));

/** Jackson's jars, where Debian's libjackson2-databind-java installs them. */
const jackson = ["core", "databind", "annotations"].map(
  (part) => `/usr/share/java/jackson-${part}.jar`,
);

type Endpoint = {
  name: string;
  isInstalled: boolean;
  toCommand: () => string[] | Promise<string[]>;
};

const endpoints: Endpoint[] = [
  {
    name: "Python",
    isInstalled: has("python3", "--version"),
    toCommand: () => ["python3", inFolder("python/state_server.py")],
  },
  {
    name: "Go",
    isInstalled: has("go", "version"),
    toCommand: async () => {
      const program = path.join(temporary, "state_server");
      await run("go", ["build", "-o", program, inFolder("go/state_server.go")]);
      return [program];
    },
  },
  {
    name: "PHP",
    isInstalled: has("php", "--version"),
    toCommand: () => ["php", "-S", "localhost:0", inFolder("php/state_server.php")],
  },
  {
    name: "a JDK and Jackson",
    isInstalled: has("javac", "-version") && jackson.every((jar) => existsSync(jar)),
    toCommand: () => [
      "java",
      "-cp",
      jackson.join(path.delimiter),
      inFolder("java/StateServer.java"),
    ],
  },
];

describe.each(endpoints)("the state endpoint for $name", ({ name, isInstalled, toCommand }) => {
  test.skipIf(!isInstalled)(titleOf("speaks our protocol", name, isInstalled), async () => {
    const url = await start(await toCommand());
    const setUp = (state: string, params?: object) =>
      post(url, JSON.stringify({ action: "setup", state, params }));

    const loggedIn = "a user is logged in";
    const client = { token: "token-of-a-test-client", userId: 1 };
    const hotel = { token: "token-of-a-test-hotel", userId: 1 };
    expect(await setUp(loggedIn, { kind: "client" })).toEqual([200, client]);
    expect(await setUp(loggedIn, { kind: "hotel" })).toEqual([200, hotel]);
    expect(await setUp("the token is no longer valid", {})).toEqual([
      200,
      { token: "an-old-token" },
    ]);
    expect(await setUp("the e-mail belongs to no account")).toEqual([200, {}]);

    expect(await setUp("the moon is full", { kind: "client" })).toEqual([404, undefined]);

    for (const malformed of ["", "{", "[]", "one"]) {
      expect([malformed, await post(url, malformed)]).toEqual([malformed, [400, undefined]]);
    }

    const teardown = { action: "teardown", state: loggedIn, params: { kind: "client" } };
    expect(await post(url, JSON.stringify(teardown))).toEqual([200, {}]);
  });
});

const parsePython = "import ast, sys; ast.parse(open(sys.argv[1]).read())";

const syntaxChecks = [
  {
    file: "python/test_provider.py",
    name: "Python",
    isInstalled: has("python3", "--version"),
    toCommand: (file: string) => ["python3", "-c", parsePython, file],
  },
  {
    file: "go/provider_test.go",
    name: "Go",
    isInstalled: has("gofmt", "-h"),
    toCommand: (file: string) => ["gofmt", "-d", "-e", file],
  },
  {
    file: "php/ProviderTest.php",
    name: "PHP",
    isInstalled: has("php", "--version"),
    toCommand: (file: string) => ["php", "-l", file],
  },
  {
    file: "java/ProviderTest.java",
    name: "a JDK",
    isInstalled: has("javac", "-version"),
    toCommand: (file: string) => ["javac", "--should-stop=ifNoError=PARSE", "-d", temporary, file],
  },
];

describe.each(syntaxChecks)("$file", ({ file, name, isInstalled, toCommand }) => {
  test.skipIf(!isInstalled)(titleOf("has no syntax error", name, isInstalled), async () => {
    const [command = "", ...args] = toCommand(inFolder(file));
    await run(command, args);
  });
});

function titleOf(title: string, needed: string, isInstalled: boolean): string {
  return isInstalled ? title : `${title} (skipped: this machine lacks ${needed})`;
}

function inFolder(file: string): string {
  return path.join(import.meta.dirname, file);
}

function has(...[command, ...args]: [string, ...string[]]): boolean {
  try {
    execFileSync(command, args, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Starts an endpoint on a free port and resolves with the address that it prints. */
function start([command = "", ...args]: string[]): Promise<string> {
  const child = spawn(command, args, { env: { ...process.env, PORT: "0" } });
  children.push(child);
  let output = "";
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => {
        output += text;
        const [address] = /http:\/\/localhost:\d+(?=\D)/.exec(output) ?? [];
        if (address) resolve(address);
      });
    }
    child.once("error", reject);
    child.once("close", () => reject(new Error(`The endpoint ended:\n${output}`)));
  });
}

async function post(url: string, body: string): Promise<[status: number, values: unknown]> {
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(url, { method: "POST", headers, body });
  const text = await response.text();
  if (text) expect(response.headers.get("Content-Type")).toMatch(/^application\/json\b/);
  return [response.status, text ? JSON.parse(text) : undefined];
}
