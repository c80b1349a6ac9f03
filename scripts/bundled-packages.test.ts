import { expect, it } from "vitest";
import { listBundledPackages } from "./bundled-packages.mjs";

const toBuild = (inputs: Record<string, number>) => ({
  outputs: {
    "build/index.js": {
      inputs: Object.fromEntries(
        Object.entries(inputs).map(([file, bytesInOutput]) => [file, { bytesInOutput }]),
      ),
    },
  },
});

it("lists each package of the builds once, with the place of a nested one", () => {
  const server = toBuild({
    "app/root.tsx": 10,
    "node_modules/express/lib/express.js": 10,
    "node_modules/express/node_modules/@a/b/index.js": 10,
  });
  const browser = toBuild({ "node_modules/express/index.js": 1, "node_modules/@c/d/e/f.js": 1 });
  expect(listBundledPackages([server, browser])).toEqual([
    "node_modules/@c/d",
    "node_modules/express",
    "node_modules/express/node_modules/@a/b",
  ]);
});

it("leaves out a package of which the bundler kept nothing", () => {
  expect(listBundledPackages([toBuild({ "node_modules/lodash/index.js": 0 })])).toEqual([]);
});
