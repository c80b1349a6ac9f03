import { afterAll, beforeAll, expect, it } from "vitest";
import { findLeaks } from "../services/leaks.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { listSessionIds } from "../services/stored-sessions.ts";
import { createVisitor } from "../services/visitor.ts";
import { waitFor } from "../services/wait-for.ts";
import { demoLogin } from "./demo-login.ts";

let panel: Panel;
beforeAll(async () => {
  panel = await startPanel({ env: { LOG_LEVEL: "trace" } });
});
afterAll(() => panel.stop());

it("the log contains no secrets, whatever happens", async () => {
  const { sandbox } = panel;
  const visitor = createVisitor(panel, "cantalmar.localhost");
  const { username, password } = demoLogin(panel, "client");
  await visitor.logIn({ username, password: "almost-the-password" });
  for (const kind of ["html", "empty", "wrong_shape", "reset"] as const) {
    sandbox.faults.add({ operation: "authenticate", kind, times: 1 });
    await visitor.logIn({ username, password });
  }
  await visitor.logIn({ username, password });
  await visitor.get("/");
  await visitor.get("/history?token=a-token-from-a-link");
  await visitor.get("/activate_account/+34600123456/483920");
  await visitor.get("/reset_password/a-reset-code/cantalmar.localhost");
  await visitor.get("/remove_account/a-removal-code");
  for (const screen of ["activate_account", "reset_password", "remove_account"]) {
    for (const address of [
      `/${screen}/a-secret-code.data`,
      `/${screen}/a-secret-code/cantalmar.localhost.data`,
      `/${screen.toUpperCase()}/a-secret-code`,
      `//${screen}//a-secret-code`,
      `/${screen.replace("_", "%5F")}/a-secret-code`,
      `/${screen}/a-secret-code%E0%A4%A`,
    ]) {
      await visitor.get(address);
      await visitor.post(address, { code: "a-secret-code", intent: "remove" });
    }
  }
  // This address has no form and takes no JSON.
  for (const address of ["/follow/a-secret-code", "/follow_live/a-secret-code"]) {
    await visitor.post(address, {});
    await visitor.post(`${address}.data`, {});
    await visitor.get(`${address}?_data=root`);
    await visitor.get(`${address}.csv`);
  }
  await panel.redis.kill();
  await visitor.get("/");
  await visitor.logIn({ username, password });
  await panel.redis.restart();
  const { headers } = await visitor.get("/before_room");
  // A request is logged when it has been answered, so this one comes last.
  await waitFor(() => expect(panel.logs().join("\n")).toContain(headers["x-request-id"]));

  const log = panel.logs().join("\n");
  for (const secret of [
    "almost-the-password",
    "a-token-from-a-link",
    "+34600123456",
    "483920",
    "a-reset-code",
    "a-removal-code",
    "a-secret-code",
    ...visitor.cookies.values(),
  ]) {
    expect(log).not.toContain(secret);
  }
  expect(log).toContain('"path":"/reset_password/***"');
  expect(await findLeaks(panel)).toEqual([]);
});

it("the search for secrets finds a value that is in the log", async () => {
  const visitor = createVisitor(panel, "cantalmar.localhost");
  // The store was down, and the panel reconnects to it in its own time.
  await waitFor(async () =>
    expect((await visitor.logIn(demoLogin(panel, "client"))).status).toBe(303),
  );
  const [id = ""] = await listSessionIds(panel.redis);
  await visitor.get(`/no/such/screen/${id}`);
  await waitFor(async () => expect(await findLeaks(panel)).toHaveLength(1));
});
