import { describe, expect, it } from "vitest";
import { findProblem, isPrivate, toTileAddress } from "./tile-source.server.ts";

const api = "http://127.0.0.1:4010";

describe("the address of a map's tiles", () => {
  it.each([
    "https://tiles.example/{z}/{x}/{y}.png",
    "https://tiles.example:8443/map?z={z}&x={x}&y={y}&key=abc",
    "https://203.0.113.7/{z}/{x}/{y}",
    `${api}/tiles/{z}/{x}/{y}.png`,
  ])("may be %s", (template) => {
    expect(findProblem(template, api)).toBeUndefined();
  });

  it.each([
    ["https://tiles.example/{z}/{x}.png", "needs {z}, {x} and {y} once each"],
    ["https://tiles.example/{z}/{x}/{y}/{y}", "needs {z}, {x} and {y} once each"],
    ["tiles/{z}/{x}/{y}", "is no address"],
    ["http://tiles.example/{z}/{x}/{y}", "needs https"],
    ["file:///tiles/{z}/{x}/{y}", "needs a scheme, a host and a path"],
    ["https://me:secret@tiles.example/{z}/{x}/{y}", "needs a scheme, a host and a path"],
    ["https://{z}.tiles.example/{x}/{y}", "needs a scheme, a host and a path"],
    ["https://localhost/{z}/{x}/{y}", "must not lead into a private network"],
    ["https://10.1.2.3/{z}/{x}/{y}", "must not lead into a private network"],
    ["https://[::1]/{z}/{x}/{y}", "must not lead into a private network"],
    ["https://[::ffff:7f00:1]/{z}/{x}/{y}", "must not lead into a private network"],
    ["http://127.0.0.1:4011/{z}/{x}/{y}", "needs https"],
  ])("cannot be %s, since it %s", (template, problem) => {
    expect(findProblem(template, api)).toBe(problem);
  });

  it.each(["127.0.0.1", "192.168.1.1", "169.254.169.254", "::1", "fd00::1", "::ffff:10.0.0.1"])(
    "must not be resolved to %s",
    (address) => {
      expect(isPrivate(address)).toBe(true);
    },
  );

  it.each(["8.8.8.8", "2001:4860:4860::8888", "tiles.example"])("may be resolved to %s", (host) => {
    expect(isPrivate(host)).toBe(false);
  });

  it("names a tile", () => {
    const template = "https://tiles.example/{z}/{x}/{y}.png";
    expect(toTileAddress(template, { zoom: 3, x: 1, y: 2 })).toBe(
      "https://tiles.example/3/1/2.png",
    );
  });
});
