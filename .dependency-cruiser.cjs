// Which folder may import which. Imports run one way, and every rule is a sentence.

const tests = "\\.test\\.ts$";

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      comment: "No file imports itself, however long the way round.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-orphans",
      comment: "A file that imports nothing and that nothing imports is dead.",
      severity: "error",
      // The linter loads its rules by the name that redocly.yaml gives them.
      from: { orphan: true, pathNot: [tests, "^openapi/rules\\.mjs$"] },
      to: {},
    },
    {
      name: "openapi-stands-alone",
      comment: "The contract knows neither the API that serves it nor the panel that calls it.",
      severity: "error",
      from: { path: "^openapi/" },
      to: { path: "^(app|sandbox)/" },
    },
    {
      name: "sandbox-knows-no-panel",
      comment:
        "The reference API stands for somebody else's server: nothing of the panel is in it.",
      severity: "error",
      from: { path: "^sandbox/" },
      to: { path: "^app/" },
    },
    {
      name: "scripts-are-entry-points",
      comment: "Programs are run, not imported; only tests and other programs may.",
      severity: "error",
      from: { pathNot: ["^scripts/", tests] },
      to: { path: "^scripts/" },
    },
  ],
  options: {
    includeOnly: "^(app|contracts|openapi|sandbox|scripts|tests)/",
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
  },
};
