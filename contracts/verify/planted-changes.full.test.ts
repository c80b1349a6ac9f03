import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createContract, loadDocument } from "../../openapi/contract.ts";
import { findOperation } from "../operations.ts";
import { readPact } from "../pact-file.ts";
import { type Answer, startAlteringProxy } from "./altering-proxy.ts";
import { startVerifiedSandbox } from "./verified-sandbox.ts";
import { verifyApi } from "./verify-api.ts";

type Change = {
  what: string;
  /** The operation that changes. */
  at: string;
  change: (answer: Answer) => Partial<Answer>;
  breaks?: true;
};

const inText =
  (from: RegExp | string, to: string) =>
  ({ text }: Answer) => ({ text: text.replaceAll(from, to) });

const changes: Change[] = [
  {
    what: "a field is dropped",
    at: "listTripsInProcess",
    change: inText(/"plate":"[^"]*",?/g, ""),
    breaks: true,
  },
  {
    what: "a field is renamed",
    at: "listServiceTypes",
    change: inText('"active"', '"is_active"'),
    breaks: true,
  },
  {
    what: "a number comes as text",
    at: "listFavourites",
    change: inText(/"latitude":(-?[\d.]+)/g, '"latitude":"$1"'),
    breaks: true,
  },
  {
    what: "null comes where a value is required",
    at: "listEmployees",
    change: inText(/"name":"[^"]*"/g, '"name":null'),
    breaks: true,
  },
  {
    what: "a closed enum grows",
    at: "searchAgrupations",
    change: inText(/"type":"(fixed|calculated)"/g, '"type":"auction"'),
    breaks: true,
  },
  {
    what: "an enum of a request shrinks",
    at: "createTicket",
    change: ({ status }) =>
      status === 201
        ? { status: 422, text: '{"message":"El tipo no existe","code":"invalid"}' }
        : {},
    breaks: true,
  },
  {
    what: "another status says the same",
    at: "createTrip",
    change: ({ status }) => (status === 201 ? { status: 200 } : {}),
    breaks: true,
  },
  {
    what: "a header is gone",
    at: "listScheduledTrips",
    change: ({ headers: { "content-type": _, ...headers } }) => ({ headers }),
    breaks: true,
  },
  {
    what: "an address with a slash at its end redirects",
    at: "signUp",
    change: ({ headers }) => ({
      status: 307,
      headers: { ...headers, location: "/customer/signup" },
      text: "",
    }),
    breaks: true,
  },
  {
    what: "dates are written in another order",
    at: "listTrips",
    change: inText(/"date":"(\d+)-(\d+)-(\d+)"/g, '"date":"$3/$2/$1"'),
    breaks: true,
  },
  {
    what: "times lose their seconds",
    at: "updateTrip",
    change: inText(/"time":"(\d\d:\d\d):\d\d"/g, '"time":"$1"'),
    breaks: true,
  },
  {
    what: "pages are counted in another place",
    at: "listMessages",
    change: inText(/"total":(\d+)/g, '"meta":{"total":$1}'),
    breaks: true,
  },
  {
    what: "errors have another body",
    at: "updateEmployee",
    change: ({ status }) => (status === 422 ? { text: '{"error":"no"}' } : {}),
    breaks: true,
  },
  {
    what: "a list comes as an object",
    at: "listClosedEmployees",
    change: ({ text }) => ({ text: text.replace(/\[.*\]/s, "{}") }),
    breaks: true,
  },
  {
    what: "a new field comes",
    at: "listEmployees",
    change: inText('"name":', '"nickname":"x","name":'),
  },
  {
    what: "null comes where it may",
    at: "listScheduledTrips",
    change: inText(/"destination":\{[^}]*\}/g, '"destination":null'),
  },
  {
    what: "a field that may be missing is missing",
    at: "listTripsInProcess",
    change: inText(/"avatar":"[^"]*",?/g, ""),
  },
  {
    what: "an open enum grows",
    at: "listTrips",
    change: inText(/"type_user":"\w+"/g, '"type_user":"partner"'),
  },
  {
    what: "a list that may be empty is empty",
    at: "getDomainConfiguration",
    change: inText(/"taxi_languages":\[[^\]]*\]/g, '"taxi_languages":[]'),
  },
  {
    what: "a refusal has other words",
    at: "createServiceType",
    change: ({ status, text }) =>
      status === 422 ? { text: text.replace(/"message":"[^"]*"/, '"message":"Otro nombre"') } : {},
  },
  {
    what: "a media type is written in another case",
    at: "listServiceTypes",
    change: ({ headers }) => ({
      headers: { ...headers, "content-type": "Application/JSON;charset=UTF-8" },
    }),
  },
  {
    what: "answers begin with a byte order mark",
    at: "listServiceTypes",
    change: ({ text }) => ({ text: `\uFEFF${text}` }),
  },
  {
    what: "a refusal comes as problem+json",
    at: "createServiceType",
    change: ({ status, headers }) =>
      status === 422 ? { headers: { ...headers, "content-type": "application/problem+json" } } : {},
  },
  {
    what: "an answer is much longer",
    at: "listServiceTypes",
    change: ({ text }) => ({ text: text.replace("{", `{"padding":"${"x".repeat(300_000)}",`) }),
  },
];

const contract = createContract(loadDocument());
const pact = readPact();
const { sandbox, states, close } = await startVerifiedSandbox();
let current: Change | undefined;
let changed = 0;
const proxy = await startAlteringProxy(sandbox.origin, (answer) => {
  const [path = ""] = answer.path.split("?");
  if (!current || findOperation({ method: answer.method, path }) !== current.at) return;
  const after = current.change(answer);
  if (JSON.stringify({ ...answer, ...after }) !== JSON.stringify(answer)) changed += 1;
  return after;
});
const table: string[] = [];

beforeEach(() => {
  changed = 0;
});

afterAll(async () => {
  console.log(["", ...table, ""].join("\n"));
  await proxy.close();
  await close();
});

describe("a verification of an API with one change", () => {
  it.each(changes)("finds what breaks, and nothing else, when $what", async (change) => {
    current = change;
    // The proxy leaves the other operations alone, and the sandbox fulfils these: see verify.test.ts.
    const interactions = pact.interactions.filter(
      ({ comments }) => comments?.operation === change.at,
    );
    const findings = await verifyApi({
      ...{ api: proxy.url, states: states.url, contract, pact: { ...pact, interactions } },
    });
    const broken = findings.filter(({ problems }) => problems.length > 0);
    const verdict =
      broken.length > 0 === (change.breaks ?? false)
        ? "right"
        : change.breaks
          ? "missed"
          : "false alarm";
    table.push(`${verdict.padEnd(12)}${change.what}${toWhere(broken)}`);
    expect(changed, "the change reached an answer").toBeGreaterThan(0);
    expect(verdict).toBe("right");
  });
});

const toWhere = ([first]: { description: string; problems: string[] }[]) =>
  first ? `: ${first.description}, ${first.problems[0]}` : ": nothing breaks";
