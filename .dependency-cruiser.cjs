// Which folder may import which. Imports run one way, and every rule is a sentence.

const tests = "\\.test\\.tsx?$";

/** A folder of the panel that imports only these others, and the tables that all share. */
function only(folder, others, comment) {
  const allowed = [folder, ...others].map((name) => `${name}/`).join("|");
  return [
    {
      name: `${folder}-imports`,
      comment,
      severity: "error",
      from: { path: `^app/${folder}/`, pathNot: tests },
      to: { path: "^app/", pathNot: `^app/(${allowed}|screens\\.ts|paths\\.ts)` },
    },
  ];
}

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
      // The linter and the mutator load theirs by a name that is given to them, a browser, a panel under test and a bench a whole script; an example is nobody's.
      from: {
        orphan: true,
        pathNot: [
          tests,
          "\\.d\\.ts$",
          "^openapi/rules\\.mjs$",
          "^bench/peer\\.mjs$",
          "^scripts/mutation/",
          "^tests/services/maps-stand-in\\.ts$",
          "^tests/services/memory-probe\\.mjs$",
          "^contracts/example-states\\.mjs$",
          "^app/shell/service-worker\\.ts$",
        ],
      },
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
    ...only("i18n", [], "Languages know nothing but texts."),
    ...only("store", [], "The store keeps what it is given."),
    ...only("csv", [], "A table as text knows nothing of what stands in it."),
    ...only("qr", [], "A QR code is text in a picture, whatever it says."),
    ...only(
      "api",
      [],
      "The client knows the contract, and neither Remix nor sessions nor languages.",
    ),
    ...only("ui", ["i18n"], "The kit knows no API and no brand."),
    ...only("tenant", ["api", "store"], "Brands come from the API and are kept in the store."),
    ...only("shell", ["tenant", "api", "i18n"], "An app of a brand holds nobody's page."),
    ...only("session", ["api", "store"], "Sessions come from the API and are kept in the store."),
    ...only(
      "live",
      ["api", "session", "store"],
      "What is live comes from the API, is shared in the store and ends with the session.",
    ),
    ...only(
      "operations",
      ["api", "live", "store"],
      "Whoever runs the panel is told of it by its parts, and none of them knows.",
    ),
    ...only("forms", ["ui", "i18n", "api"], "A form is the same on every screen."),
    ...only(
      "http",
      ["session", "shell", "tenant", "live", "api", "store", "i18n", "forms", "qr"],
      "The door of every loader and action leads to no screen.",
    ),
    ...only(
      "finished",
      ["http", "session", "tenant", "api", "i18n"],
      "A finished page stands before all screens, and is drawn by whichever it is.",
    ),
    {
      name: "features-stand-apart",
      comment:
        "A feature imports no screen and no other feature, but for what every view of a trip needs.",
      severity: "error",
      from: { path: "^app/features/([^/]+)/" },
      to: { path: "^app/(routes|features)/", pathNot: "^app/features/($1|trips)/" },
    },
    {
      name: "screens-stand-apart",
      comment: "A screen imports no other screen, but for the type of its loader.",
      severity: "error",
      from: { path: "^app/routes/([^/]+)/" },
      to: {
        path: "^app/routes/",
        pathNot: "^app/routes/$1/",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "browser-imports-no-server",
      comment:
        "What the browser gets takes nothing but types from a server file or a form's schema; a route's own file is split.",
      severity: "error",
      from: {
        path: "^app/",
        pathNot: [
          ...["\\.server\\.ts$", "/schema\\.ts$", "/route\\.tsx$"],
          ...["^app/(root|entry\\.server)\\.tsx$", tests],
        ],
      },
      to: { path: "(\\.server|/schema)\\.ts$", dependencyTypesNot: ["type-only"] },
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
    includeOnly: "^((app|bench|contracts|openapi|sandbox|scripts|server|tests)/|server\\.ts$)",
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
  },
};
