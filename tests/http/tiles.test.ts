import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { drawTile } from "../../sandbox/map/draw-tile.ts";
import { borrowPanel } from "../services/borrow-panel.ts";
import type { Panel } from "../services/panel.ts";
import { createVisitor, type Visitor } from "../services/visitor.ts";

const HOST = "cantalmar.localhost";
const tile = { zoom: 15, x: 16_439, y: 12_639 };
const path = `/tiles/${tile.zoom}/${tile.x}/${tile.y}`;

let panel: Panel;
let visitor: Visitor;
beforeAll(async () => {
  panel = await borrowPanel();
  visitor = createVisitor(panel, HOST);
});
afterEach(() => panel.sandbox.faults.clear());
afterAll(() => panel.stop());

describe("a tile of a brand's map", () => {
  it("comes through the panel", async () => {
    const response = await fetch(`http://127.0.0.1:${panel.port}${path}`, {
      headers: { host: HOST },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("cache-control")).toBe("public, max-age=86400");
    expect(response.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(Buffer.from(await response.arrayBuffer())).toEqual(drawTile(tile));
  });

  it.each(["/tiles/15/16439/x", "/tiles/1/2/0", "/tiles/19/0/0", "/tiles/15/-1/0", "/tiles/1/1"])(
    "is not found at %s",
    async (wrong) => {
      expect((await visitor.get(wrong)).status).toBe(404);
    },
  );

  it("is kept by the panel while the map is down", async () => {
    await visitor.get(path);
    await panel.sandbox.goDown();
    try {
      expect((await visitor.get(path)).status).toBe(200);
      expect((await visitor.get("/tiles/15/16440/12639")).status).toBe(502);
    } finally {
      await panel.sandbox.comeBack();
    }
  });
});
