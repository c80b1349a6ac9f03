import fc from "fast-check";
import { expect, test } from "vitest";
import { toDrawing } from "./to-drawing.ts";

const square = { latitude: 38.001, longitude: 0.612 };

test("draws north up and east to the right", () => {
  const { start, end } = toDrawing(square, { latitude: 38.05, longitude: 0.65 });
  expect(end?.x).toBeGreaterThan(start.x);
  expect(end?.y).toBeLessThan(start.y);
});

test("draws a single end in the middle", () => {
  expect(toDrawing(square)).toEqual({ width: 400, height: 200, start: { x: 200, y: 108 } });
});

test("draws both ends inside the picture, wherever they are", () => {
  const position = fc.record({
    latitude: fc.double({ min: -89, max: 89, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(position, position, (from, to) => {
      const { width, height, start, end } = toDrawing(from, to);
      for (const { x, y } of [start, end ?? start]) {
        expect(x).toBeGreaterThanOrEqual(40);
        expect(x).toBeLessThanOrEqual(width - 40);
        expect(y).toBeGreaterThanOrEqual(40);
        expect(y).toBeLessThanOrEqual(height - 30);
      }
    }),
  );
});
