import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Fault } from "../../sandbox/control/faults.ts";
import { clientFor } from "../../sandbox/test-client.ts";
import type { Account } from "../../sandbox/world.ts";
import { type BorrowedPanel, borrowPanel } from "../services/borrow-panel.ts";
import { addTraveller, visitAs } from "../services/customers.ts";
import { inTurn } from "../services/in-turn.ts";
import type { Panel } from "../services/panel.ts";
import { createBomb, createPng, createQrPng } from "../services/pictures.ts";
import { payIn, purseOf } from "../services/purses.ts";
import { ageOrders } from "../services/stored-sessions.ts";
import { createVisitor, type Visitor } from "../services/visitor.ts";
import { press, readForm } from "./read-form.ts";
import { textOf } from "./read-page.ts";

/** Short enough to wait for in a test. */
const notEnough = "You do not have enough balance \\ Customer is invalid";

let panel: BorrowedPanel;
beforeAll(async () => {
  panel = await borrowPanel("impatient");
});
afterAll(() => panel.stop());
afterEach(() => panel.sandbox.faults.clear());

/** A payer with this balance, and a receiver. */
async function meet(cents = 5000, language: "en" | "es" = "en") {
  const [payer, receiver] = [addTraveller(panel), addTraveller(panel)];
  const purse = payIn(panel, payer, cents);
  return { payer, receiver, purse, visitor: await visitAs(panel, payer, language) };
}

type Typed = { amount?: string; to?: string; purse?: string; picture?: File };

async function prepare(visitor: Visitor, typed: Typed) {
  const { fields } = readForm((await visitor.get("/purses")).html, "prepare");
  return visitor.upload("/purses", { ...fields, ...typed } as Record<string, string>);
}

/** Prepares a transfer, and opens the page that asks to confirm it. */
async function confirm(visitor: Visitor, typed: Typed) {
  const { status, location = "" } = await prepare(visitor, typed);
  expect(status).toBe(303);
  const { html } = await visitor.get(location);
  return { location, html, text: textOf(html), form: readForm(html, "confirm") };
}

type Question = Awaited<ReturnType<typeof confirm>>;
const send = (visitor: Visitor, { form }: Question) => {
  const [button] = form.buttons;
  return press(visitor, form, { text: button?.text ?? "" });
};

const centsOf = (account: Account) => purseOf(panel, account).cents;
const total = () => [...panel.sandbox.world.purses.values()].reduce((sum, p) => sum + p.cents, 0);

const fail = (fault: Omit<Fault, "operation">) =>
  panel.sandbox.faults.add({ operation: "transferFromPurse", times: 1, ...fault });

const upload = (name: string, bytes: Uint8Array, type = "image/png") =>
  new File([bytes as BlobPart], name, { type });

describe("the purses", () => {
  it("show their balance and their movements, a page at a time", { tags: "full" }, async () => {
    const { payer, visitor } = await meet();
    for (let count = 1; count <= 11; count += 1) payIn(panel, payer, count);
    const first = textOf((await visitor.get("/purses")).html);
    expect(first).toContain("€50.66");
    expect(first).toContain(payer.purseCode);
    expect(first.match(/Recarga con tarjeta/g)).toHaveLength(10);
    expect(first).toContain("+€0.11");
    const last = textOf((await visitor.get("/purses?page=2")).html);
    expect(last.match(/Recarga con tarjeta/g)).toHaveLength(2);
    expect(last).toContain("+€50.00");
    expect(textOf((await visitor.get("/purses?page=99")).html)).toContain("+€50.00");
  });

  it("are not found when they belong to another user", async () => {
    const { visitor, receiver } = await meet();
    const other = payIn(panel, receiver, 100);
    for (const id of [`${other.id}`, "999999", "x", "1e3"]) {
      expect((await visitor.get(`/purses?purse=${id}`)).status).toBe(404);
    }
  });

  it("are not shown to visitors who are not logged in", async () => {
    const { location, status } = await createVisitor(panel, "cantalmar.localhost").get("/purses");
    expect(status).toBe(302);
    expect(location).toBe("/before_room?back=%2Fpurses");
  });
});

describe("a transfer", () => {
  it("is made after a page that shows the receiver, the amount and the remaining balance", async () => {
    const { payer, receiver, visitor } = await meet();
    receiver.name = "Mateo Sáez Lorca";
    const question = await confirm(visitor, { amount: "12,34", to: `${receiver.id}` });
    expect(question.text).toContain("Send €12.34 to Mateo S.?");
    expect(question.text).toContain("Balance now €50.00");
    expect(question.text).toContain("Balance after €37.66");
    expect(centsOf(payer)).toBe(5000);

    const answer = await send(visitor, question);
    expect(answer).toMatchObject({ status: 303, location: question.location });
    expect([centsOf(payer), centsOf(receiver)]).toEqual([3766, 1234]);
    const receipt = textOf((await visitor.get(answer.location ?? "")).html);
    expect(receipt).toContain("You have sent €12.34 to Mateo S.");
    expect(receipt).toContain("Balance after €37.66");
  });

  it("is made to a user code, in any spelling, or to its QR code", async () => {
    const { payer, receiver, visitor } = await meet();
    const code = receiver.purseCode;
    for (const typed of [
      { to: ` ${code.toLowerCase()} ` },
      { picture: upload("x", createQrPng(code)) },
    ]) {
      await send(visitor, await confirm(visitor, { amount: "1", ...typed }));
    }
    expect([centsOf(payer), centsOf(receiver)]).toEqual([4800, 200]);
  });

  it("is made once when the user presses again or reloads", async () => {
    const { payer, receiver, visitor } = await meet();
    const question = await confirm(visitor, { amount: "10", to: `${receiver.id}` });
    for (let count = 0; count < 3; count += 1) {
      expect(await send(visitor, question)).toMatchObject({ location: question.location });
      await visitor.get(question.location);
    }
    expect([centsOf(payer), centsOf(receiver)]).toEqual([4000, 1000]);
  });

  it("asks to confirm when it repeats the last one", async () => {
    const { receiver, visitor } = await meet();
    const typed = { amount: "10", to: `${receiver.id}` };
    await send(visitor, await confirm(visitor, typed));
    expect((await confirm(visitor, typed)).text).toContain("You have just made this transfer");
    const other = await confirm(visitor, { ...typed, amount: "11" });
    expect(other.text).not.toContain("You have just made this transfer");
  });

  it("can be changed before it is made", async () => {
    const { receiver, visitor } = await meet();
    const { html } = await confirm(visitor, { amount: "10.5", to: receiver.purseCode });
    const [, change = ""] = html.match(/href="(\/purses\?change=[^"#]+)/) ?? [];
    const { fields } = readForm((await visitor.get(change)).html, "prepare");
    expect(fields).toMatchObject({ amount: "10.5", to: receiver.purseCode });
  });

  it("cannot be seen, changed or made by another user", async () => {
    const { payer, receiver, visitor } = await meet();
    const { location, form } = await confirm(visitor, { amount: "10", to: `${receiver.id}` });
    const stranger = addTraveller(panel);
    payIn(panel, stranger, 5000);
    const other = await visitAs(panel, stranger);
    const page = textOf((await other.get(location)).html);
    expect(page).toContain("This transfer is no longer available");
    const changed = await other.get(location.replace("transfer=", "change="));
    expect(readForm(changed.html, "prepare").fields).toMatchObject({ amount: "", to: "" });
    const forged = await other.post("/purses", form.fields);
    expect(forged).toMatchObject({ status: 303, location: "/purses" });
    expect([payer, receiver, stranger].map(centsOf)).toEqual([5000, 0, 5000]);
  });

  it("from another user's purse is not even prepared", async () => {
    const { receiver, visitor } = await meet();
    const other = addTraveller(panel);
    const purse = `${payIn(panel, other, 5000).id}`;
    const forged = await prepare(visitor, { amount: "1", to: `${receiver.id}`, purse });
    expect(forged.status).toBe(404);
  });
});

describe.each(
  inTurn(
    [
      ["en", "Enter an amount", "Enter valid user code", "Invalid code", notEnough],
      [
        "es",
        "Escribe un importe",
        "Escribe un código de usuario válido",
        "El código no es válido",
        "No tienes saldo suficiente o el cliente no es válido",
      ],
    ] as const,
    { every: 2 },
  ),
)("the error of a transfer, in %s", (language, noAmount, noUser, badCode, short) => {
  const expectRefusal = async (visitor: Visitor, typed: Typed, said: string[]) => {
    const { status, html } = await prepare(visitor, typed);
    expect(status).toBe(422);
    for (const each of said) expect(textOf(html)).toContain(each);
    return readForm(html, "prepare").fields;
  };

  it("is at the amount", async () => {
    const { receiver, visitor } = await meet(5000, language);
    for (const amount of ["", "0", "-5", "1.234", "1e3", "lots", "1234567890123"]) {
      const to = `${receiver.id}`;
      const fields = await expectRefusal(visitor, { amount, to }, [noAmount]);
      expect(fields).toMatchObject({ amount, to });
    }
  });

  it("is at the receiver", async () => {
    const { payer, visitor } = await meet(5000, language);
    for (const to of ["", "¿quién?", "999999", "0", "99999999999", `${payer.id}`]) {
      await expectRefusal(visitor, { amount: "1", to }, [noUser]);
    }
    for (const to of ["PRD-NONE-NONE", payer.purseCode]) {
      await expectRefusal(visitor, { amount: "1", to }, [badCode]);
    }
  });

  it("is at both fields at once, and the form keeps the code that it has read", async () => {
    const { receiver, visitor } = await meet(5000, language);
    await expectRefusal(visitor, {}, [noAmount, noUser]);
    const picture = upload("qr.png", createQrPng(receiver.purseCode));
    const fields = await expectRefusal(visitor, { picture }, [noAmount]);
    expect(fields).toMatchObject({ to: receiver.purseCode });
  });

  it("names the balance, before the confirmation and after it", async () => {
    const { payer, receiver, visitor } = await meet(5000, language);
    const to = `${receiver.id}`;
    await expectRefusal(visitor, { amount: "50.01", to }, [short]);
    const question = await confirm(visitor, { amount: "50", to });
    await send(visitor, await confirm(visitor, { amount: "0.01", to }));
    const refused = await send(visitor, question);
    expect(refused.status).toBe(422);
    expect(textOf(refused.html)).toContain(short);
    expect([centsOf(payer), centsOf(receiver)]).toEqual([4999, 1]);
  });

  it("says that the receiver is gone when the transfer is confirmed", async () => {
    const { receiver, visitor } = await meet(5000, language);
    const question = await confirm(visitor, { amount: "1", to: `${receiver.id}` });
    receiver.state = "closed";
    const refused = await send(visitor, question);
    expect(refused.status).toBe(422);
    expect(textOf(refused.html)).toContain(short);
  });
});

describe("a picture", () => {
  const white = createQrPng("x", { scale: 0 });

  it.each(
    inTurn(
      [
        [
          "that is a page named .png",
          Buffer.from("<html><script>x</script>"),
          "Choose a PNG or JPEG",
        ],
        ["that is truncated", createQrPng("PRD").subarray(0, 200), "Choose a PNG or JPEG"],
        ["that is empty", Buffer.alloc(0), "Choose a PNG or JPEG"],
        ["that decompresses to 90 MB", createBomb(300, 90_000_000), "This picture is too large"],
        ["of 60,000 by 60,000", createBomb(60_000, 1000), "This picture is too large"],
        ["of 9 MB", createPng(1750), "This picture is too large"],
        ["without a code", white, "We found no QR code in this picture"],
        ["with another code", createQrPng("https://evil.example/?a=b"), "Invalid code"],
      ] as const,
      { every: 3 },
    ),
  )("%s is refused with an explanation, and the panel keeps working", async (_, bytes, said) => {
    const { receiver, visitor } = await meet();
    const refused = await prepare(visitor, { amount: "1", picture: upload("qr.png", bytes) });
    expect(refused.status).toBe(422);
    expect(textOf(refused.html)).toContain(said);
    const fields = readForm(refused.html, "prepare").fields;
    expect(fields).toMatchObject({ amount: "1", to: "" });
    const good = upload("qr", createQrPng(receiver.purseCode), "text/html");
    expect((await prepare(visitor, { amount: "1", picture: good })).status).toBe(303);
  });
});

describe("on two panels at once", () => {
  let second: Panel;
  beforeAll(async () => {
    second = await panel.other();
  });

  it("twenty presses make one transfer", async () => {
    const { payer, receiver, visitor } = await meet();
    const visitors = [visitor, await visitAs(second, payer)];
    const question = await confirm(visitor, { amount: "2", to: `${receiver.id}` });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => send(visitors[at % 2] ?? visitor, question)),
    );
    expect(new Set(answers.map(({ location }) => location))).toEqual(new Set([question.location]));
    expect([centsOf(payer), centsOf(receiver)]).toEqual([4800, 200]);
  });

  it("one of two transfers of the whole balance succeeds, and the totals agree", {
    tags: "full",
  }, async () => {
    const { payer, receiver, visitor } = await meet(4242);
    const before = total();
    const visitors = [visitor, await visitAs(second, payer)] as const;
    const typed = { amount: "42.42", to: `${receiver.id}` };
    const questions = [
      await confirm(visitors[0], typed),
      await confirm(visitors[1], typed),
    ] as const;
    const answers = await Promise.all([
      send(visitors[0], questions[0]),
      send(visitors[1], questions[1]),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(textOf(refused?.html ?? "")).toContain(notEnough);
    expect([centsOf(payer), centsOf(receiver), total()]).toEqual([0, 4242, before]);
    for (const account of [payer, receiver]) {
      const { cents, movements } = purseOf(panel, account);
      expect(movements.reduce((sum, movement) => sum + movement.cents, 0)).toBe(cents);
    }
  });
});

describe("a transfer whose answer is lost", () => {
  const lost: [string, Omit<Fault, "operation">][] = [
    ["a timeout", { kind: "slow", delayMs: 30_000, afterwards: true }],
    ["a broken connection", { kind: "reset", afterwards: true }],
    ["an empty body", { kind: "empty", afterwards: true }],
    ["a gateway's error page", { kind: "html", afterwards: true }],
    ["a server error", { kind: "status", status: 500, afterwards: true }],
  ];

  it.each(lost)("is found, and not made again: %s", async (_, fault) => {
    const { payer, receiver, visitor } = await meet();
    const question = await confirm(visitor, { amount: "10", to: `${receiver.id}` });
    fail(fault);
    await send(visitor, question);
    await send(visitor, question);
    const page = textOf((await visitor.get(question.location)).html);
    expect(page).toContain("You have sent €10.00");
    expect([centsOf(payer), centsOf(receiver)]).toEqual([4000, 1000]);
  });

  it("is shown as unknown, and after a while as lost, when the call did not reach the API", {
    tags: "full",
  }, async () => {
    const { payer, receiver, visitor } = await meet();
    const question = await confirm(visitor, { amount: "10", to: `${receiver.id}` });
    fail({ kind: "reset" });
    const answer = await send(visitor, question);
    expect(answer).toMatchObject({ status: 303, location: question.location });
    const unknown = await visitor.get(question.location);
    expect(textOf(unknown.html)).toContain("We could not confirm your transfer");
    expect(unknown.html).not.toContain('id="confirm"');
    await send(visitor, question);
    expect(centsOf(payer)).toBe(5000);

    await ageOrders(panel.redis, 6, "transfer");
    const gone = await visitor.get(question.location);
    expect(textOf(gone.html)).toContain("Your transfer did not arrive");
    const [, retry = ""] = gone.html.match(/href="(\/purses\?change=[^"#]+)/) ?? [];
    const { fields } = readForm((await visitor.get(retry)).html, "prepare");
    await send(visitor, await confirm(visitor, fields));
    expect([centsOf(payer), centsOf(receiver)]).toEqual([4000, 1000]);
  });

  it("is shown as unknown when the API reports a failure and lists no transfer, and is not made again", {
    tags: "full",
  }, async () => {
    const { payer, receiver, visitor } = await meet();
    const question = await confirm(visitor, { amount: "10", to: `${receiver.id}` });
    fail({ kind: "status", status: 500 });
    for (const _ of [1, 2]) {
      expect(await send(visitor, question)).toMatchObject({ location: question.location });
      const { html } = await visitor.get(question.location);
      expect(textOf(html)).toContain("We could not confirm your transfer");
    }
    expect([centsOf(payer), centsOf(receiver)]).toEqual([5000, 0]);
  });
});

it("names cannot be found by trying all user codes", { tags: "full" }, async () => {
  const { receiver, visitor } = await meet();
  const { fields } = readForm((await visitor.get("/purses")).html, "prepare");
  const ask = (to: string) => visitor.upload("/purses", { ...fields, amount: "1", to });
  let refused = 0;
  for (let count = 0; count < 45; count += 1) refused += +((await ask("12")).status === 429);
  expect(refused).toBe(5);
  const last = await ask(`${receiver.id}`);
  expect(last.status).toBe(429);
  expect(textOf(last.html)).toContain("Too many attempts for this account from your network.");
});

it("a form keeps its values when the API fails", async () => {
  const { receiver, visitor } = await meet();
  const operation = "findPurseReceiver";
  panel.sandbox.faults.add({ operation, kind: "status", status: 500, times: 2 });
  const typed = { amount: "1", to: `${receiver.id}` };
  const failed = await prepare(visitor, typed);
  expect(failed.status).toBe(502);
  expect(textOf(failed.html)).toContain("Something went wrong! Please try again.");
  const again = await visitor.get("/purses");
  expect(readForm(again.html, "prepare").fields).toMatchObject(typed);
});

it("a form without a session leads to the log-in, and calls no API operation", async () => {
  const operations = ["listPurses", "findPurseReceiver", "transferFromPurse"] as const;
  for (const operation of operations) {
    panel.sandbox.faults.add({ operation, kind: "empty", times: 1 });
  }
  const guest = createVisitor(panel, "cantalmar.localhost");
  const prepared = { form: "prepare", purse: "1", amount: "1", to: "10002" };
  for (const form of [prepared, { form: "send", key: crypto.randomUUID() }]) {
    const { status, location } = await guest.post("/purses", form);
    expect(status).toBe(302);
    expect(location).toContain("/before_room");
  }
  // A call of the API would use up its fault.
  expect(panel.sandbox.faults.list()).toHaveLength(operations.length);
});

describe("the camera", () => {
  it("is allowed on the page of the purses alone", async () => {
    const { visitor } = await meet();
    const policyOf = async (path: string) =>
      (await visitor.get(path)).headers["permissions-policy"];
    expect(await policyOf("/purses")).toMatch(/^camera=\(self\), .*microphone=\(\)/);
    expect(await policyOf("/purses?transfer=x")).toMatch(/^camera=\(self\), .*microphone=\(\)/);
    for (const path of ["/favorite", "/", "/purses/x", "/no/such/page", "/login"]) {
      expect(await policyOf(path), path).toMatch(/^camera=\(\), .*microphone=\(\)/);
    }
  });
});

it("an employee has a purse of their own", async () => {
  const { world } = panel.sandbox;
  const employee = [...world.accounts.values()].find(
    ({ role, state }) => role === "employee" && state === "active",
  );
  if (!employee) throw new Error("No employee in the sandbox");
  const visitor = await visitAs(panel, employee);
  const { body } = await clientFor(panel.sandbox, employee).get("/purses");
  const { status, html } = await visitor.get("/purses");
  expect(status).toBe(200);
  expect(textOf(html)).toContain(body.code);
});
