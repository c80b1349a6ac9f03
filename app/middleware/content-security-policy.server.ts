import { cspReportsPath } from "./csp-reports.server.ts";

type Directives = Record<string, string[]>;

export type ContentPolicy = (
  nonce: string,
  page: {
    /** `report-to` needs https, and browsers that know it ignore `report-uri`. */
    isSecure: boolean;
    hasMap?: boolean;
  },
) => string;

/** The policy of the panel's pages; a page with a map also allows what Google's scripts need. */
export function createContentPolicy({
  isDevelopment,
  picturesFrom,
  reportsTo,
}: {
  isDevelopment: boolean;
  /** The API's public origin, where it has one; its internal one stays secret. */
  picturesFrom: string | undefined;
  reportsTo: string | undefined;
}): ContentPolicy {
  return (nonce, { isSecure, hasMap = false }) => {
    const directives: Directives = {
      "default-src": ["'self'"],
      "base-uri": ["'none'"],
      "object-src": ["'none'"],
      "frame-ancestors": ["'none'"],
      "form-action": ["'self'"],
      "script-src": [`'nonce-${nonce}'`, "'strict-dynamic'"],
      "style-src": ["'self'", `'nonce-${nonce}'`],
      // Logos and avatars come from any host of the group; those at the API come through the panel.
      "img-src": ["'self'", "https:", "data:", ...(picturesFrom ? [picturesFrom] : [])],
      "connect-src": [
        "'self'",
        ...(reportsTo ? [reportsTo] : []),
        ...(isDevelopment ? ["ws:"] : []),
      ],
      "manifest-src": ["'self'"],
      "worker-src": ["'self'"],
      "report-uri": [cspReportsPath],
      ...(isSecure && { "report-to": ["policy"] }),
    };
    return write(hasMap ? merge(directives, googleMapsDirectives) : directives);
  };
}

export const reportingEndpoints = `policy="${cspReportsPath}"`;

/**
 * Google's list for a policy with a nonce:
 * https://developers.google.com/maps/documentation/javascript/content-security-policy
 */
const googleMapsDirectives: Directives = {
  "script-src": ["https:", "'unsafe-eval'", "blob:"],
  "img-src": [
    "https://*.googleapis.com",
    "https://*.gstatic.com",
    "*.google.com",
    "*.googleusercontent.com",
    "data:",
  ],
  "frame-src": ["*.google.com"],
  "connect-src": [
    "https://*.googleapis.com",
    "*.google.com",
    "https://*.gstatic.com",
    "data:",
    "blob:",
  ],
  "font-src": ["https://fonts.gstatic.com"],
  "style-src": ["https://fonts.googleapis.com"],
  "worker-src": ["blob:"],
};

function merge(own: Directives, others: Directives): Directives {
  const names = new Set([...Object.keys(own), ...Object.keys(others)]);
  return Object.fromEntries(
    [...names].map((name) => [name, [...new Set([...(own[name] ?? []), ...(others[name] ?? [])])]]),
  );
}

function write(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join(";");
}
