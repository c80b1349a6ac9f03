import { imageSize } from "image-size";
import { describe, expect, it } from "vitest";
import { startSandbox } from "../sandbox.ts";
import { drawTile, findTile, TILE_SIDE } from "./draw-tile.ts";

/** A tile of the old town. */
const oldTown = { zoom: 15, x: 16_439, y: 12_639 };

describe("a tile of the sandbox's map", () => {
  it("is a PNG of 256 pixels a side", () => {
    expect(imageSize(drawTile(oldTown))).toMatchObject({
      type: "png",
      width: TILE_SIDE,
      height: TILE_SIDE,
    });
  });

  it("is one colour where there is only sea, and small", () => {
    expect(drawTile({ zoom: 15, x: 16_460, y: 12_639 }).length).toBeLessThan(1000);
  });

  it("shows streets in the town, so that it is larger than one of the sea", () => {
    expect(drawTile(oldTown).length).toBeGreaterThan(1000);
  });

  it.each([
    ["0", "0", "0", { zoom: 0, x: 0, y: 0 }],
    ["18", "262143", "0", { zoom: 18, x: 262_143, y: 0 }],
  ])("has the numbers %s, %s, %s", (z, x, y, tile) => {
    expect(findTile(z, x, y)).toEqual(tile);
  });

  it.each([
    ["19", "0", "0"],
    ["1", "2", "0"],
    ["1", "0", "2"],
    ["-1", "0", "0"],
    ["01", "0", "0"],
    ["1.0", "0", "0"],
    ["x", "0", "0"],
  ])("does not exist with the numbers %s, %s, %s", (z, x, y) => {
    expect(findTile(z, x, y)).toBeUndefined();
  });

  it("is served where a brand's configuration says", async () => {
    const sandbox = await startSandbox({ speed: 0 });
    try {
      const configuration = await fetch(`${sandbox.origin}/configuration/domain`);
      const { map } = (await configuration.json()) as { map: { tiles: string } };
      const address = map.tiles
        .replace("{z}", "15")
        .replace("{x}", "16439")
        .replace("{y}", "12639");
      const response = await fetch(address);
      expect(response.headers.get("content-type")).toBe("image/png");
      expect(Buffer.from(await response.arrayBuffer())).toEqual(drawTile(oldTown));
      expect((await fetch(`${sandbox.origin}/tiles/1/2/0.png`)).status).toBe(404);
    } finally {
      await sandbox.close();
    }
  });
});
