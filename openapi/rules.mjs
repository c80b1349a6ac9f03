// A Redocly plugin with the lint rules of this API; redocly.yaml enables it.

/**
 * @typedef {{ child(keys: string[]): Location, key(): Location }} Location
 * @typedef {{ message: string, location?: Location }} Report
 * @typedef {{
 *   key: string,
 *   type: { name: string },
 *   specVersion: string,
 *   location: Location,
 *   report(report: Report): void,
 * }} Context
 * @typedef {Record<string, any>} Node
 */

/** Mutating paths end in a slash and reading paths do not, so no path does both. */
function slashByMethod() {
  return {
    /** @param {Node} item @param {Context} context */
    PathItem(item, { key: path, report, location }) {
      const reads = "get" in item;
      const mutates = ["post", "put", "patch", "delete"].some((method) => method in item);
      const slash = path.endsWith("/");
      /** @param {string} message */
      const complain = (message) => report({ message, location: location.key() });

      if (reads && mutates) complain("A path either reads (get) or mutates: make it two paths.");
      else if (mutates && !slash)
        complain("A path with post, put, patch or delete ends in a slash.");
      else if (reads && slash) complain("A path with get does not end in a slash.");
    },
  };
}

/** `x-assumed: true` and a one-line `x-reason` come together, at places that `assumed.ts` lists. */
function reasonForAssumption() {
  const places = ["Operation", "Schema", "Parameter", "Response"];
  /** @param {Node} node @param {Context} context */
  const check = (node, { type, report, location }) => {
    if (typeof node !== "object" || node === null) return;
    const { "x-assumed": assumed, "x-reason": reason } = node;
    if (assumed === undefined && reason === undefined) return;
    /** @param {string} key @param {string} message */
    const complain = (key, message) => report({ message, location: location.child([key]).key() });

    const key = assumed === undefined ? "x-reason" : "x-assumed";
    if (!places.includes(type.name)) {
      complain(key, `An assumption stands on an operation, schema, parameter or response.`);
    }
    if (assumed === undefined) complain(key, "`x-reason` needs `x-assumed: true` beside it.");
    else if (assumed !== true) complain(key, "`x-assumed` is true or left out.");
    else if (typeof reason !== "string" || !/^\S.*$/.test(reason)) {
      complain(key, "`x-assumed` needs an `x-reason` of one line beside it.");
    }
  };
  return { any: { enter: check }, ref: { enter: check } };
}

/** Every JSON body has an example; a built-in rule checks that it is valid. */
function jsonExample() {
  return {
    /** @param {Node} media @param {Context} context */
    MediaType({ example, examples = {} }, { key: mediaType, report, location }) {
      if (!/[/+]json$/.test(mediaType)) return;
      if (example !== undefined || Object.keys(examples).length > 0) return;
      report({
        message: "A JSON body needs an `example` or `examples`.",
        location: location.key(),
      });
    },
  };
}

/** Every operation documents 422, 500 and, if it needs a token, 401 with the shared responses. */
function documentedErrors() {
  /** @type {Record<string, string[]>[]} */
  let security = [];
  return {
    /** @param {Node} document */
    Root(document) {
      security = document.security ?? [];
    },
    /** @param {Node} operation @param {Context} context */
    Operation(operation, { report, location }) {
      /** @type {Record<string, string[]>[]} */
      const requirements = operation.security ?? security;
      const secured =
        requirements.length > 0 &&
        requirements.every((requirement) => Object.keys(requirement).length > 0);

      for (const status of secured ? [401, 422, 500] : [422, 500]) {
        const response = operation.responses?.[status];
        if (response?.$ref?.startsWith("#/components/responses/")) continue;
        report({
          message: `Every such operation documents a ${status}, with a response of the components.`,
          location: location.child(["responses"]).key(),
        });
      }
    },
  };
}

/** Every object states its required properties, `required: []` if there are none; 3.0 has no empty list. */
function requiredListed() {
  return {
    /** @param {Node} schema @param {Context} context */
    Schema(schema, { report, location, specVersion }) {
      if (!schema.properties || schema.required || specVersion === "oas3_0") return;
      report({ message: "A schema with properties needs `required`.", location: location.key() });
    },
  };
}

export default () => ({
  id: "parada",
  rules: {
    oas3: {
      "slash-by-method": slashByMethod,
      "reason-for-assumption": reasonForAssumption,
      "json-example": jsonExample,
      "documented-errors": documentedErrors,
      "required-listed": requiredListed,
    },
  },
});
