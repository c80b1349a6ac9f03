import { describe, expect, it, vi } from "vitest";
import { createBreakers } from "./breaker.ts";
import { ApiFault } from "./errors.ts";

const START = Date.UTC(2026, 2, 2, 8);
const fails = async () => {
  throw new ApiFault("listTrips", "timeout");
};
const answers = async () => "trips";

function setUp() {
  const clock = { now: START };
  const onChange = vi.fn();
  const breakers = createBreakers({ now: () => clock.now, onChange });
  async function fail(brand: string, times = 10): Promise<void> {
    for (let n = 0; n < times; n += 1) {
      await breakers
        .of(brand)
        .guard("listTrips", fails)
        .catch(() => {});
    }
  }
  return { ...breakers, breakers, clock, onChange, fail };
}

describe("a brand whose calls fail", () => {
  it("does not stop the calls of another brand", async () => {
    const { of, fail } = setUp();
    await fail("alazul");
    await expect(of("alazul").guard("listTrips", answers)).rejects.toMatchObject({
      kind: "breaker_open",
    });
    expect(await of("cantalmar").guard("listTrips", answers)).toBe("trips");
  });

  it("is named once when its breaker opens, and once when it closes", async () => {
    const { of, fail, clock, onChange, listDown } = setUp();
    await fail("alazul", 12);
    expect(listDown()).toEqual(["alazul"]);
    clock.now += 5_001;
    await of("alazul").guard("listTrips", answers);
    expect(listDown()).toEqual([]);
    expect(onChange.mock.calls).toEqual([
      ["alazul", true],
      ["alazul", false],
    ]);
  });

  it("says nothing about the API as a whole while a look-up of brands is answered", async () => {
    const { breakers, of, fail, clock } = setUp();
    await fail("alazul");
    expect(breakers.downSince).toBeUndefined();
    await fail("", 1);
    expect(breakers.downSince).toBe(START);
    clock.now += 1;
    await of("").guard("getDomainConfiguration", answers);
    expect(breakers.downSince).toBeUndefined();
    expect(breakers.downSinceOf("alazul")).toBe(START);
  });

  it("says nothing about the API as a whole while another brand's calls are answered", async () => {
    const { breakers, of, fail, clock } = setUp();
    await fail("alazul");
    await fail("", 1);
    clock.now += 1;
    await of("cantalmar").guard("listTrips", answers);
    expect(breakers.downSince).toBeUndefined();
  });
});
