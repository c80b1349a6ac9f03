import { randomBytes } from "node:crypto";
import type { Account } from "../../sandbox/world.ts";
import { brandOf } from "../../sandbox/world.ts";
import { lastCodeTo, makePerson } from "./accounts.ts";
import { visitAs } from "./customers.ts";
import { expectDone, HOST } from "./feature-walk.ts";
import type { Panel } from "./panel.ts";
import { loseSessions } from "./stored-sessions.ts";
import { MARK } from "./victim.ts";
import { createVisitor } from "./visitor.ts";

const password = "el-taxi-de-siempre";

/** Performs every action of a guest, including signing up. */
export async function walkAsGuest({ sandbox, ...panel }: Panel): Promise<void> {
  const guest = createVisitor(panel, HOST);
  const { email, phone } = makePerson();
  const notes = new URLSearchParams({ notes: `${MARK} timbre` });
  expectDone("a link with notes", await guest.get(`/request?${notes}`), 302);
  await guest.logIn({ username: email, password: "not-the-password" });
  expectDone("a checked e-mail", await guest.post("/email_available", { email }), 200);
  const registered = await guest.post("/register", {
    ...{ name: `${MARK} Casal`, email, phone, country: "ES" },
    ...{ password, password_again: password, friend_code: "", terms: "on", privacy: "on" },
  });
  expectDone("a sign-up", registered);
  expectDone("another code", await guest.post("/activate_account", { intent: "resend", phone }));
  const code = lastCodeTo(sandbox, email);
  const form = { intent: "activate", phone, code };
  expectDone("an activation", await guest.post("/activate_account", form));
  expectDone("a log-out", await guest.post("/logout", {}));
  expectDone("a recovery", await guest.post("/recover_password", { login: email }));
  const passwords = { password, password_confirmation: password };
  const reset = { code: lastCodeTo(sandbox, email), ...passwords };
  expectDone("a reset", await guest.post("/reset_password", reset));
}

/** Goes to Google, and returns with an identity that has no account. */
export async function walkToGoogle(panel: Panel): Promise<void> {
  const guest = createVisitor(panel, HOST);
  const { location = "" } = await guest.get("/login/google");
  const state = new URL(location).searchParams.get("state") ?? "";
  const google = { origin: "https://accounts.google.com", "sec-fetch-site": "cross-site" };
  const answer = { state, id_token: "no.credential.x" };
  expectDone("Google's answer", await guest.post("/login/google/return", answer, google));
}

/** Follows a link to the account's history, and sends a form after the session has expired. */
export async function leaveTraces(panel: Panel, account: Account): Promise<void> {
  const token = randomBytes(20).toString("hex");
  panel.sandbox.world.tokens.set(token, { accountId: account.id, scope: "history" });
  const link = await createVisitor(panel, HOST).get(`/history?token=${token}`);
  expectDone("a history link", link, 302);

  const { permalink } = brandOf(panel.sandbox.world, account.brandId);
  const visitor = await visitAs(panel, account);
  const cookie = visitor.cookies.get(`parada_${permalink}`) ?? "";
  await loseSessions(panel.redis, decodeURIComponent(cookie).split(".")[0]);
  const form = { form: "profile", name: `${MARK} Casal`, email: "not an e-mail" };
  expectDone("a form of a lapsed session", await visitor.post("/profile", form), 302);
}
