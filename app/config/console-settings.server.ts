export type ConsoleSettings = {
  port: number;
  host: string;
  /** Scheme and host under which operators reach the console; without it, only names of the loopback do. */
  origin: string | undefined;
  /** The secret with which operators log in, where they do not use an OIDC provider. */
  secret: string | undefined;
  cookieSecrets: string[] | undefined;
  oidc: OidcSettings | undefined;
};

export type OidcSettings = {
  issuer: URL;
  clientId: string;
  clientSecret: string | undefined;
  /** The `sub` claims of the operators. */
  allowedSubjects: string[];
  allowedGroups: string[];
  groupsClaim: string;
};

const GROUP = "group:";

/** The variables that are about the console, as env.server.ts has checked them one by one. */
type Values = {
  CONSOLE_PORT?: number;
  CONSOLE_HOST: string;
  CONSOLE_URL?: string;
  CONSOLE_SECRET?: string;
  CONSOLE_COOKIE_SECRETS?: string[];
  CONSOLE_OIDC_ISSUER?: string;
  CONSOLE_OIDC_CLIENT_ID?: string;
  CONSOLE_OIDC_CLIENT_SECRET?: string;
  CONSOLE_OIDC_ALLOWED: string[];
  CONSOLE_OIDC_GROUPS_CLAIM: string;
};

/** Undefined where the console is off; each problem is a line for the operator. */
export function readConsoleSettings(values: Values): {
  settings: ConsoleSettings | undefined;
  problems: string[];
} {
  const { CONSOLE_PORT: port, CONSOLE_URL: url } = values;
  if (port === undefined) return { settings: undefined, problems: [] };
  const { oidc, problems } = readOidcSettings(values);
  if (!values.CONSOLE_SECRET && !values.CONSOLE_OIDC_ISSUER)
    problems.push("CONSOLE_PORT: needs CONSOLE_SECRET or CONSOLE_OIDC_ISSUER, for the log-in");
  const settings = {
    port,
    host: values.CONSOLE_HOST,
    origin: url && new URL(url).origin,
    secret: values.CONSOLE_SECRET,
    cookieSecrets: values.CONSOLE_COOKIE_SECRETS,
    oidc,
  };
  return { settings, problems };
}

function readOidcSettings(values: Values) {
  const problems: string[] = [];
  const {
    CONSOLE_OIDC_ISSUER: issuer,
    CONSOLE_OIDC_CLIENT_ID: clientId,
    CONSOLE_OIDC_ALLOWED: allowed,
  } = values;
  if (!issuer) return { oidc: undefined, problems };
  const isLoopback = ["localhost", "127.0.0.1", "[::1]"].includes(new URL(issuer).hostname);
  if (!issuer.startsWith("https:") && !isLoopback)
    problems.push("CONSOLE_OIDC_ISSUER: needs https");
  if (!clientId) problems.push("CONSOLE_OIDC_CLIENT_ID: is required with CONSOLE_OIDC_ISSUER");
  if (allowed.length === 0)
    problems.push(
      "CONSOLE_OIDC_ALLOWED: names the operators, and is required with CONSOLE_OIDC_ISSUER",
    );
  if (!values.CONSOLE_URL)
    problems.push(
      "CONSOLE_URL: is required with CONSOLE_OIDC_ISSUER, which sends operators back to it",
    );
  const oidc: OidcSettings = {
    issuer: new URL(issuer),
    clientId: clientId ?? "",
    clientSecret: values.CONSOLE_OIDC_CLIENT_SECRET,
    allowedSubjects: allowed.filter((name) => !name.startsWith(GROUP)),
    allowedGroups: allowed
      .filter((name) => name.startsWith(GROUP))
      .map((name) => name.slice(GROUP.length)),
    groupsClaim: values.CONSOLE_OIDC_GROUPS_CLAIM,
  };
  return { oidc, problems };
}
