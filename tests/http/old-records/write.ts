// node scripts/run.mjs tests/http/old-records/write.ts
// Builds the panel from before records carried a version, visits it as a client, a company and a hotel's
// desk, and writes what it has stored into records.json. Panels of today must go on reading that file, so
// write it anew only to add what it lacks.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { Redis } from "ioredis";
import { startSandbox } from "../../../sandbox/sandbox.ts";
import type { Account } from "../../../sandbox/world.ts";
import { addTraveller, tripsOf, visitAs } from "../../services/customers.ts";
import { buildEarlierPanel, FIRST_COMMIT } from "../../services/earlier-panel.ts";
import { loseAnswer } from "../../services/feature-walk.ts";
import { openHotel } from "../../services/hotels.ts";
import { type Panel, SESSION_SECRET, startPanel } from "../../services/panel.ts";
import { startRedis } from "../../services/redis.ts";
import type { Visitor } from "../../services/visitor.ts";
import { press, readForm } from "../read-form.ts";

const redis = await startRedis();
const sandbox = await startSandbox({ speed: 0 });
const folder = buildEarlierPanel({ commit: FIRST_COMMIT });
const panel = await startPanel({ folder, redis, sandbox, env: { TRIES_PER_ADDRESS: "1000" } });

const users = await visitAllKinds(panel);
const written = {
  commit: FIRST_COMMIT,
  writtenAt: Date.now(),
  secret: SESSION_SECRET,
  users,
  records: await readRecords(redis.url),
};
const file = path.join(import.meta.dirname, "records.json");
writeFileSync(file, `${JSON.stringify(written, null, 2)}\n`);

await panel.stop();
await sandbox.close();
await redis.stop();

async function visitAllKinds(panel: Panel) {
  const client = addTraveller(panel);
  const visitor = await visitAs(panel, client, "es");
  const placed = await order(visitor, "la puerta azul");
  const [trip] = tripsOf(panel, client);
  await visitor.post(`/share/${trip?.id}`, { form: "share" });
  const { html } = await visitor.get(`/share/${trip?.id}`);
  loseAnswer(panel, "createTrip");
  const lost = await order(visitor, "la otra puerta");
  const follow = html.match(/\/follow\/[\w.-]+/)?.[0];

  const company = addTraveller(panel, 0, { role: "company", name: "Talleres" });
  const { desks } = openHotel(panel, { desks: 1 });
  const [desk] = desks as [Account];
  const atDesk = await visitAs(panel, desk, "es");
  const quick = readForm((await atDesk.get("/hotel/pedir_ahora")).html, "desk-order");
  await press(atDesk, quick, { name: "" }, { guest: "Señora Prat", room: "412", reference: "F-7" });
  return {
    client: { ...toUser(panel, client, visitor), placed, lost, follow },
    company: toUser(panel, company, await visitAs(panel, company, "es")),
    desk: { ...toUser(panel, desk, atDesk), hotelId: desk.companyId },
  };
}

/** Orders a taxi, and returns what the form sent and where its answer led. */
async function order(visitor: Visitor, notes: string) {
  const query = new URLSearchParams({ to: "Estación Central", group: "1", notes });
  const { html } = await visitor.get(`/request?${query}`);
  const form = readForm(html, "request");
  const { name = "", value = "" } = form.buttons.find(({ text }) => text === "Pedir taxi") ?? {};
  const { location } = await press(visitor, form, { text: "Pedir taxi" });
  return { fields: { ...form.fields, [name]: value }, location };
}

function toUser({ sandbox }: Panel, { id, role, name }: Account, { cookies }: Visitor) {
  const { trips, tokens } = sandbox.world;
  return {
    account: { id, role, name },
    cookies: [...cookies],
    tokens: [...tokens].filter(([, { accountId }]) => accountId === id).map(([token]) => token),
    trips: [...trips.values()].filter(({ ownerId }) => ownerId === id).map((trip) => trip.id),
  };
}

/** Every key with its value and its time to live, without the leases that end within seconds. */
async function readRecords(url: string) {
  const client = new Redis(url);
  const records: Record<string, { value: string; ttlMs: number }> = {};
  for (const key of (await client.keys("*")).toSorted()) {
    const value = (await client.get(key)) ?? "";
    const ttlMs = await client.pttl(key);
    if (ttlMs > 15_000) records[key] = { value, ttlMs };
  }
  client.disconnect();
  return records;
}
