import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Account } from "../../sandbox/world.ts";
import { openAccount, signUp } from "../services/accounts.ts";
import { inTurn } from "../services/in-turn.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { type StoreWatch, watchStore } from "../services/store-watch.ts";
import { createVisitor } from "../services/visitor.ts";

let panel: Panel;
let store: StoreWatch;
beforeAll(async () => {
  panel = await startPanel();
  store = await watchStore(panel.redis);
});
afterAll(async () => {
  store.stop();
  await panel.stop();
});

/** One account of each state, with its e-mail and phone. */
const known: Record<string, () => Promise<{ email: string; phone: string | null }>> = {
  "that is active": () => openAccount(panel.sandbox, brand()),
  "that waits for its code": () => signUp(panel.sandbox, brand()),
  "that is switched off": async () => findAccount("inactive"),
};

const questions: Record<string, { path: string; form: (login: string) => Record<string, string> }> =
  {
    "a log-in": {
      path: "/login",
      form: (login) => ({ username: login, password: "not-the-password" }),
    },
    "a request for another password": {
      path: "/recover_password",
      form: (login) => ({ login }),
    },
    "a request to remove an account": {
      path: "/remove_account",
      form: (login) => ({ intent: "ask", login }),
    },
  };

function brand() {
  const [brand] = panel.sandbox.world.brands;
  if (!brand) throw new Error("There is a brand");
  return brand;
}

function findAccount(state: Account["state"]): Account {
  const account = [...panel.sandbox.world.accounts.values()].find(
    (each) => each.state === state && each.brandId === brand().id,
  );
  if (!account) throw new Error(`No account is ${state}`);
  return account;
}

/** Has the length of the known login, so that nothing else differs. */
function makeUnknown(login: string): string {
  return login.startsWith("+") ? login.replace(/\d{3}$/, "000") : `q${login.slice(1)}`;
}

/** Everything that an attempt causes, without what differs from request to request. */
async function observe(path: string, form: Record<string, string>, typed: string) {
  const visitor = createVisitor(panel, "cantalmar.localhost");
  await visitor.get(path.replace(".data", ""));
  await store.takeCommands();
  const before = new Map(panel.sandbox.calls);
  const { status, headers, html } = await visitor.post(path, form);
  const commands = await store.takeCommands();

  const requestId = String(headers["x-request-id"]);
  const [, nonce = "?"] = String(headers["content-security-policy"]).match(/'nonce-(.*?)'/) ?? [];
  const plain = (text: string) =>
    text
      .replaceAll(requestId, "<request>")
      .replaceAll(nonce, "<nonce>")
      .replaceAll(typed, "<typed>")
      .replaceAll(Buffer.from(typed).toString("base64url"), "<typed>")
      .replaceAll(/\b\d{13}\b/g, "<time>")
      // Hashes and signatures differ, and keep their length.
      .replaceAll(/[\w-]{40,}/g, ({ length }) => `<${length}>`);
  const { date: _, ...others } = headers;
  return {
    status,
    html: plain(html),
    headers: plain(JSON.stringify(others)),
    calls: Object.fromEntries(
      [...panel.sandbox.calls].map(([operation, count]) => [
        operation,
        count - (before.get(operation) ?? 0),
      ]),
    ),
    // The brand's configuration and the wrong answers of the API have schedules of their own.
    commands: commands
      .map((command) => plain(command.join(" ")))
      .filter((command) => !/brand:|contract-violations:/.test(command)),
  };
}

describe.each(Object.entries(questions))("%s", (_, { path, form }) => {
  describe.each(inTurn(Object.entries(known), { every: 2 }))(
    "for an account %s",
    (_, findKnown) => {
      it.each([path, `${path}.data`])(
        "answers at %s as for an unknown account",
        async (address) => {
          const { email, phone } = await findKnown();
          for (const login of [email, phone ?? ""].filter(Boolean)) {
            const unknown = makeUnknown(login);
            const one = await observe(address, form(login), login);
            const other = await observe(address, form(unknown), unknown);
            expect(one).toEqual(other);
            expect(one.commands.length).toBeGreaterThan(2);
            expect(Object.values(one.calls)).toContain(1);
          }
        },
      );
    },
  );
});

describe("an API that reveals whether an account exists", () => {
  it.each([
    ["/recover_password", "recoverPassword", {}],
    ["/remove_account", "requestAccountRemoval", { intent: "ask" }],
  ] as const)("is not quoted at %s", async (path, operation, form) => {
    for (const status of [401, 403, 404, 409, 422]) {
      const body = { message: "No such account", errors: [{ field: "value", message: "Unknown" }] };
      panel.sandbox.faults.add({ operation, kind: "status", status, body, times: 1 });
      const login = `unknown-${status}@correo.example`;
      const refused = await observe(path, { ...form, login }, login);
      expect(refused).toMatchObject({ status: 303, html: "" });
      const sent = await observe(path, { ...form, login: `q${login}` }, `q${login}`);
      expect(refused).toEqual(sent);
    }
  });
});

it("a request for another activation code gets the same answer for known and unknown phones", async () => {
  const { phone } = await signUp(panel.sandbox, brand());
  const unknown = makeUnknown(phone);
  const resend = (login: string) =>
    observe("/activate_account", { intent: "resend", phone: login }, login);
  expect(await resend(phone)).toEqual(await resend(unknown));
});
