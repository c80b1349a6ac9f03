import { describe, expect, it } from "vitest";
import { brands } from "./brands.ts";
import { drivers } from "./drivers.ts";

describe("the drivers", () => {
  it("are about twenty, six to eight for each brand", () => {
    expect(drivers).toHaveLength(20);
    for (const { id } of brands) {
      const fleet = drivers.filter(({ brandId }) => brandId === id);
      expect(fleet.length).toBeGreaterThanOrEqual(6);
      expect(fleet.length).toBeLessThanOrEqual(8);
    }
  });

  it.each(["id", "name", "plate", "telephone"] as const)("have each a %s of their own", (field) => {
    expect(new Set(drivers.map((driver) => driver[field])).size).toBe(drivers.length);
  });

  it("have plates and telephones in their Spanish form", () => {
    for (const { plate, telephone } of drivers) {
      expect(plate).toMatch(/^\d{4} PRD$/);
      expect(telephone).toMatch(/^\+346\d{8}$/);
    }
  });

  it("keep the same plate from run to run", () => {
    expect(drivers[0]?.plate).toBe("9765 PRD");
  });

  it("begin where their brand serves and speak what it promises", () => {
    for (const driver of drivers) {
      const brand = brands.find(({ id }) => id === driver.brandId);
      expect(brand?.zonesServed).toContain(driver.start.zone);
      expect(brand?.taxiLanguages).toEqual(expect.arrayContaining(driver.languages));
    }
  });

  it("speak between them every language of their brand", () => {
    for (const { id, taxiLanguages } of brands) {
      const fleet = drivers.filter(({ brandId }) => brandId === id);
      const spoken = new Set(fleet.flatMap(({ languages }) => languages));
      expect([...spoken].sort()).toEqual([...taxiLanguages].sort());
    }
  });

  it("show their initials in a small picture", () => {
    const [first] = drivers;
    expect(decodeURIComponent(first?.avatar ?? "")).toContain(">NF</text>");
    for (const { avatar } of drivers) {
      expect(avatar).toMatch(/^data:image\/svg\+xml,/);
      expect(avatar.length).toBeLessThan(1000);
    }
  });
});
