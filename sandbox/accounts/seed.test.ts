import { describe, expect, it } from "vitest";
import { createWorld } from "../world.ts";
import { listDemoLogins, seedAccounts } from "./seed.ts";

function seedWorld(seed: number) {
  const world = createWorld({ seed, start: Date.parse("2026-05-18T09:00:00Z"), speed: 0 });
  seedAccounts(world);
  return world;
}

describe("the seeded people", () => {
  it("are the same for the same seed, and differ for another", () => {
    const people = (seed: number) => [...seedWorld(seed).accounts.values()];
    expect(people(1)).toEqual(people(1));
    expect(people(1)).not.toEqual(people(2));
  });

  it.each([1, 2, 3, 4, 5])("have e-mails and phones of their own, seed %i", (seed) => {
    const logins = [...seedWorld(seed).accounts.values()].flatMap(({ brandId, email, phone }) => [
      `${brandId} ${email.toLowerCase()}`,
      `${brandId} ${phone}`,
    ]);
    expect(new Set(logins).size).toBe(logins.length);
  });

  it("include one login of every kind on every brand, and a hotel's if the brand has one", () => {
    const logins = listDemoLogins(seedWorld(1)).map(({ brand, kind }) => `${brand.id} ${kind}`);
    expect(logins).toEqual([
      ...["1 client", "1 company", "1 employee", "1 hotel"],
      ...["2 client", "2 company", "2 employee", "2 hotel"],
      ...["3 client", "3 company", "3 employee"],
    ]);
  });

  it("show a face, no face, or a company's logo", () => {
    const accounts = [...seedWorld(1).accounts.values()];
    const people = accounts.filter(({ role }) => role !== "company");
    const withAvatar = people.filter(({ avatar }) => avatar?.startsWith("data:image/svg+xml,"));
    expect(withAvatar.length).toBeGreaterThan(people.length / 4);
    expect(withAvatar.length).toBeLessThan((people.length * 3) / 4);
    for (const { logo } of accounts.filter(({ role }) => role === "company")) {
      expect(logo).toMatch(/^data:image\/svg\+xml,/);
    }
  });
});
