import { afterAll, describe, expect, it } from "vitest";
import { startSandbox } from "../sandbox.ts";
import { visitorOf } from "../test-client.ts";

const sandbox = await startSandbox({ start: Date.parse("2026-05-18T09:00:00Z"), speed: 0 });
const visitor = visitorOf(sandbox, "radio-taxi-cantalmar");

afterAll(async () => {
  expect(sandbox.breaches).toEqual([]);
  await sandbox.close();
});

const lookUp = (host: string) =>
  visitor.get(`/configuration/domain?search=${encodeURIComponent(host)}`);

describe("the configuration of a domain", () => {
  it.each([
    ["a domain", "alazul.localhost"],
    ["a brand's second domain", "airport.localhost"],
    ["a host with its port", "alazul.localhost:3000"],
    ["any letter case", "ALAZUL.Localhost"],
  ])("is found by %s", async (_, host) => {
    const { status, body } = await lookUp(host);
    expect(status).toBe(200);
    expect(body.agrupation.permalink).toBe("alazul");
    expect(body.domain_agrupation).toBe("alazul.localhost");
  });

  it.each(["unknown.localhost", "azul.localhost", "alazul.localhost.evil.example", "alazul"])(
    "is not found by %s",
    async (host) => {
      const { status, body } = await lookUp(host);
      expect(status).toBe(404);
      expect(body.code).toBe("not_found");
    },
  );

  it("is the first brand's when no domain is named", async () => {
    const { body } = await visitor.get("/configuration/domain");
    expect(body.agrupation.permalink).toBe("radio-taxi-cantalmar");
  });

  it("contains the panel's look and the group's own texts", async () => {
    const { body } = await lookUp("cantalmar.localhost");
    expect(body).toMatchObject({
      title: "Radio Taxi Cantalmar · Su taxi, a cualquier hora",
      favicon: expect.stringMatching(/^data:image\/svg/),
      agrupation: {
        name: "Radio Taxi Cantalmar",
        currency: "EUR",
        main_color: "#8f2d1a",
        twitter_link: null,
        time_zone: "Europe/Madrid",
      },
    });
    expect(body.contents[0]).toEqual({
      content_key: expect.any(String),
      language: expect.any(String),
      title: expect.any(String),
      html: expect.stringContaining("<p>"),
    });
  });
});

describe("the configuration of the group in the header", () => {
  it("is that of its permalink", async () => {
    const { body } = await visitorOf(sandbox, "taxi-limoncillo").get("/configuration");
    expect(body.agrupation.name).toBe("Taxi Limoncillo");
  });

  it("is refused for an unknown group", async () => {
    const { status, body } = await visitorOf(sandbox, "no-such-group").get("/configuration");
    expect(status).toBe(422);
    expect(body.errors[0].field).toBe("App-Agrupation");
  });
});

describe("searching for configurations", () => {
  async function search(text: string): Promise<string[]> {
    const { body } = await visitor.post("/configuration/search/", { search: text });
    return body.configurations.map(
      (each: { agrupation: { permalink: string } }) => each.agrupation.permalink,
    );
  }

  it.each([
    ["name", "Transfers"],
    ["permalink", "alazul"],
    ["domain", "airport.localhost"],
  ])("goes by %s", async (_, text) => {
    expect(await search(text)).toEqual(["alazul"]);
  });

  it("ignores accents and capitals", async () => {
    expect(await search("LÍMÖNCILLO")).toEqual(["taxi-limoncillo"]);
  });

  it("finds all configurations with the text, or none", async () => {
    expect(await search("taxi")).toEqual(["radio-taxi-cantalmar", "taxi-limoncillo"]);
    expect(await search("bicicleta")).toEqual([]);
  });
});
