// Which folder may import which. Imports run one way, and every rule is a sentence.

const tests = "\\.test\\.tsx?$";

/** A folder of the panel that imports only these others, and the files beside the folders, which all share. */
function only(folder, others, comment) {
  const allowed = [folder, ...others].map((name) => `${name}/`).join("|");
  return [
    {
      name: `${folder}-imports`,
      comment,
      severity: "error",
      from: { path: `^app/${folder}/`, pathNot: tests },
      to: {
        path: "^app/",
        pathNot: `^app/(${allowed}|screens\\.ts|resources\\.ts|paths\\.ts|cache-by-object\\.ts|deferred\\.ts|token-bucket\\.ts)`,
      },
    },
  ];
}

/** The features that lead to a taxi build on each other, in this order. */
const ordering = [
  ...[
    "map",
    "needs",
    "references",
    "activity",
    "trips",
    "order-draft",
    "places",
    "payment",
    "fares",
  ],
  ...["rules", "order-taxi", "approvals", "orders", "at-a-glance", "request-form", "desk"],
  ...["series", "ready-links", "order-table", "statement", "insight", "odds"],
];

/** A feature that imports only these other features, the map, the needs, the references, the activity and the odds, and no screen. */
function feature(folder, others, comment) {
  const allowed = [folder, "map", "needs", "references", "activity", "odds", ...others].join("|");
  return [
    {
      name: `${folder}-imports`,
      comment,
      severity: "error",
      from: { path: `^app/features/${folder}/`, pathNot: tests },
      to: { path: "^app/(routes|features)/", pathNot: `^app/features/(${allowed})/` },
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
      // The linter and the mutator load theirs by a name that is given to them, a browser, a panel under test, a bench and npm run sbom a whole script; nothing imports an example.
      from: {
        orphan: true,
        pathNot: [
          tests,
          "\\.d\\.ts$",
          "^openapi/rules\\.mjs$",
          "^bench/peer\\.mjs$",
          "^scripts/mutation/",
          "^scripts/sbom\\.mjs$",
          "^tests/services/maps-stand-in\\.ts$",
          "^tests/services/memory-probe\\.mjs$",
          "^contracts/example-states\\.mjs$",
          "^app/pwa/service-worker\\.ts$",
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
    ...only("zip", [], "An archive knows nothing of what stands in its files."),
    ...only("threads", [], "A thread runs whatever script it is given."),
    ...only("qr", ["threads"], "A QR code is text in a picture, whatever it says."),
    ...only("table-file", ["csv", "threads"], "A file of rows knows nothing of what they mean."),
    ...only("map", [], "A map is tiles and positions, whoever shows it."),
    ...only(
      "api",
      ["map"],
      "The client knows the contract, and neither Remix nor sessions nor languages.",
    ),
    ...only("ui", ["i18n"], "The kit knows no API and no brand."),
    ...only("tenant", ["api", "store"], "Brands come from the API and are kept in the store."),
    ...only("pwa", ["tenant", "api", "i18n"], "An app of a brand holds no page of the panel."),
    ...only("session", ["api", "store"], "Sessions come from the API and are kept in the store."),
    ...only(
      "live",
      ["api", "session", "store"],
      "What is live comes from the API, is shared in the store and ends with the session.",
    ),
    ...only(
      "observability",
      ["api", "live", "store"],
      "Logs, metrics and reports are told by the parts of the panel, which do not know them.",
    ),
    ...only("background", ["store"], "A round goes over tasks, and knows none of the work."),
    ...only("forms", ["ui", "i18n", "api"], "A form is the same on every screen."),
    ...only(
      "request",
      [
        ...["session", "pwa", "tenant", "live", "observability", "api", "store", "i18n", "forms"],
        ...["qr", "map", "table-file", "background"],
      ],
      "What every loader and action needs knows no screen.",
    ),
    ...only(
      "middleware",
      [
        ...["request", "session", "pwa", "tenant", "observability", "api", "i18n", "forms", "map"],
        // Its index is the list of all that a request passes.
        ...["config", "remix", "page-cache"],
      ],
      "Middleware sees requests before any screen does.",
    ),
    ...only(
      "remix",
      ["middleware", "request", "session", "tenant", "observability", "api", "i18n", "forms"],
      "What adapts the framework knows no screen.",
    ),
    ...only(
      "page-cache",
      ["remix", "request", "session", "tenant", "observability", "store", "api", "i18n"],
      "The page cache stands before all screens, and renders whichever is asked for.",
    ),
    ...only(
      "samples",
      [
        ...["remix", "request", "session", "tenant", "live", "observability", "api", "store"],
        ...["i18n", "forms", "map", "qr"],
      ],
      "Samples are the panel's screens, with services of their own.",
    ),
    ...only(
      "console",
      [
        ...["config", "middleware", "remix", "request", "session", "tenant", "observability"],
        ...["samples", "api", "store", "i18n", "ui", "forms", "map"],
      ],
      "The operator's console stands beside the panel, and shows none of its screens.",
    ),
    ...feature("map", [], "A map is the same whatever is on it."),
    ...feature("needs", [], "What a traveller needs is the same in every form and view."),
    ...feature(
      "references",
      [],
      "What a trip is for is asked in every form and shown in every view.",
    ),
    ...feature("activity", [], "What was done is noted wherever it is done."),
    ...feature("odds", [], "What became of an order is counted wherever it is seen."),
    ...feature("trips", [], "Every view of a trip needs these."),
    ...feature(
      "order-draft",
      [],
      "A draft is what a request for a taxi says, wherever it is filled in.",
    ),
    ...feature("places", ["order-draft"], "An address is one end of a draft."),
    ...feature("payment", [], "A payment method belongs to a group."),
    ...feature(
      "fares",
      ["order-draft", "places", "payment"],
      "A fare is what a group asks for a draft.",
    ),
    ...feature("rules", [], "A company's rules judge an order, whichever way it comes."),
    ...feature(
      "approvals",
      ["trips", "fares", "rules", "order-taxi", "notices"],
      "An approved request is ordered through the same workflow.",
    ),
    ...feature(
      "order-taxi",
      ["trips", "order-draft", "places", "payment", "fares", "rules"],
      "Every way to a taxi goes through this workflow, which knows none of them.",
    ),
    ...feature(
      "orders",
      ["trips", "order-draft", "places", "payment", "fares", "order-taxi", "rules"],
      "Orders are seen, edited, cancelled and sent again.",
    ),
    ...feature(
      "request-form",
      [
        "at-a-glance",
        "trips",
        "order-draft",
        "places",
        "payment",
        "fares",
        "order-taxi",
        "rules",
        "approvals",
        "orders",
      ],
      "The request's page also shows the trip that came of it.",
    ),
    ...feature(
      "desk",
      ["trips", "order-draft", "places", "payment", "fares", "order-taxi"],
      "A desk orders in its own way, through the same workflow.",
    ),
    ...feature(
      "ready-links",
      ["trips", "fares", "order-taxi", "grants"],
      "A link orders through the same workflow, by a permission.",
    ),
    ...feature(
      "order-table",
      ["trips", "order-draft", "places", "fares", "order-taxi", "rules", "desk"],
      "A table orders row by row, through the same workflow.",
    ),
    ...feature("grants", [], "A permission is the same whatever it is for."),
    ...feature(
      "series",
      ["trips", "order-draft", "places", "payment", "fares", "order-taxi", "rules", "notices"],
      "A series orders on many days, through the same workflow.",
    ),
    ...feature(
      "statement",
      ["trips", "hotel"],
      "A statement adds up trips, and a hotel's by room.",
    ),
    ...feature(
      "insight",
      ["trips", "statement"],
      "The insight draws what a statement adds up, for the same days.",
    ),
    ...feature(
      "at-a-glance",
      ["insight", "trips", "orders"],
      "The first screens of a company and a hotel show a figure of the insight, and the orders under way.",
    ),
    {
      name: "other-features-stand-apart",
      comment:
        "A feature imports no screen; the others import no other feature, but for what every view of a trip and every act without its user needs.",
      severity: "error",
      from: { path: `^app/features/(?!(?:${ordering.join("|")})/)([^/]+)/` },
      to: {
        path: "^app/(routes|features)/",
        pathNot: "^app/features/($1|trips|map|needs|references|activity|odds|grants)/",
      },
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
        "What the browser gets takes nothing but types from a server file or a form's schema; a route's own file is split, and the build puts the texts into catalogue.ts.",
      severity: "error",
      from: {
        path: "^app/",
        pathNot: [
          ...["\\.server\\.tsx?$", "/schema\\.ts$", "/route\\.tsx$"],
          ...["^app/(root|entry\\.server)\\.tsx$", "^app/i18n/catalogue\\.ts$", tests],
        ],
      },
      to: { path: "(\\.server\\.tsx?|/schema\\.ts)$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "scripts-are-entry-points",
      comment: "Programs are run, not imported; only tests and other programs may.",
      severity: "error",
      from: { pathNot: ["^scripts/", "^tests/"] },
      to: { path: "^scripts/" },
    },
  ],
  options: {
    exclude: "node_modules",
    includeOnly: "^((app|bench|contracts|openapi|sandbox|scripts|server|tests)/|server\\.ts$)",
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
  },
};
