import { describe, expect, it } from "vitest";
import { ConfigError, readConfig, settingOfPort } from "./env.server.ts";

const production = {
  NODE_ENV: "production",
  TAXI_API_URL: "https://api.example",
  REDIS_URL: "redis://localhost",
  SESSION_SECRETS: "x".repeat(32),
};

function problemsOf(environment: Record<string, string | undefined>): string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split("\n");
    throw error;
  }
}

describe("the environment", () => {
  it("takes addresses and networks of trusted proxies, and no names of hosts", () => {
    const good = "loopback, uniquelocal, 10.0.0.0/8, 192.0.2.7, 2001:db8::/32";
    expect(problemsOf({ TRUSTED_PROXIES: good })).toEqual([]);
    for (const wrong of [
      "loopbak",
      "caddy",
      "10.0.0.0/33",
      "10.0.0.0/8/8",
      "10.0.0.0/",
      "::1/129",
    ]) {
      expect(problemsOf({ TRUSTED_PROXIES: `loopback,${wrong}` }).join("\n")).toContain(wrong);
    }
  });

  it("may be empty outside of production", () => {
    expect(readConfig({})).toMatchObject({
      mode: "development",
      port: 3000,
      apiUrl: undefined,
      apiTimeoutMs: 10_000,
      metricsHost: "127.0.0.1",
    });
  });

  it("must name every required variable in production, and lists all that are missing", () => {
    expect(problemsOf({ NODE_ENV: "production" }).map((line) => line.split(":")[0])).toEqual([
      "TAXI_API_URL",
      "REDIS_URL",
      "SESSION_SECRETS",
    ]);
    expect(problemsOf({ ...production, REDIS_URL: "" })).toHaveLength(1);
    expect(problemsOf(production)).toEqual([]);
    expect(problemsOf({ NODE_ENV: "production", DEMO: "1" })).toEqual([]);
  });

  it.each([
    ["PORT", "many"],
    ["PORT", "70000"],
    ["TAXI_API_URL", "localhost:4010"],
    ["TAXI_API_PUBLIC_URL", "media.example"],
    ["TAXI_API_PUBLIC_URL", "https://api.example/media"],
    ["API_TIMEOUT_MS", "soon"],
    ["API_TIMEOUT_MS", "99"],
    ["API_TIMEOUT_MS", "60001"],
    ["REDIS_URL", "http://localhost"],
    ["SESSION_SECRETS", "short"],
    ["SESSION_SECRETS", ","],
    ["LOG_LEVEL", "loud"],
    ["NODE_ENV", "staging"],
    ["DEMO", "perhaps"],
    ["LIVE_PANEL_SECONDS", "often"],
    ["LIVE_HOTEL_SECONDS", "0"],
    ["METRICS_PORT", "-1"],
    ["WEB_VITALS_SAMPLE_RATE", "10"],
    ["STOP_DRAIN_SECONDS", "9"],
    ["WORKERS", "0"],
    ["WORKERS", "many"],
    ["SENTRY_DSN", "reports.example"],
    ["SENTRY_DSN", "https://reports.example/7"],
    ["SENTRY_DSN", "https://key@reports.example/project"],
  ])("is refused with the name of %s where it is %s", (name, value) => {
    const problems = problemsOf({ ...production, [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(name);
  });

  it("takes a number of workers or one for each core, which share what may not differ between them", () => {
    expect(readConfig(production).workers).toBe(1);
    expect(readConfig({ ...production, WORKERS: "4" }).workers).toBe(4);
    expect(readConfig({ ...production, WORKERS: "auto" }).workers).toBeGreaterThan(0);
    const names = (env: Record<string, string>) =>
      problemsOf(env).map((line) => line.split(":")[0]);
    expect(names({ WORKERS: "2" })).toEqual(["TAXI_API_URL", "REDIS_URL", "SESSION_SECRETS"]);
    const withConsole = { CONSOLE_PORT: "9470", CONSOLE_SECRET: "x".repeat(32) };
    expect(names({ ...production, WORKERS: "2", ...withConsole })).toEqual([
      "CONSOLE_COOKIE_SECRETS",
    ]);
    expect(names({ WORKERS: "2", REMIX_DEV_ORIGIN: "http://localhost:3001" })).toEqual([]);
  });

  it("has a tenth of the page loads measured, where there are metrics to read", () => {
    const METRICS_PORT = "9464";
    const rateOf = (env: Record<string, string>) => readConfig(env).webVitalsSampleRate;
    expect(rateOf({ METRICS_PORT })).toBe(0.1);
    expect(rateOf({ METRICS_PORT, WEB_VITALS_SAMPLE_RATE: "0" })).toBe(0);
    expect(rateOf({ WEB_VITALS_SAMPLE_RATE: "1" })).toBe(0);
  });

  it("reads lists separated by commas", () => {
    const secrets = ["x".repeat(32), "y".repeat(32)];
    const config = readConfig({
      ...production,
      SESSION_SECRETS: secrets.join(" , "),
      TRUSTED_PROXIES: "10.0.0.0/8, loopback",
    });
    expect(config.sessionSecrets).toEqual(secrets);
    expect(config.trustedProxies).toEqual(["10.0.0.0/8", "loopback"]);
  });

  it("says which variables look like settings and are none", () => {
    expect(readConfig({ ...production, SENTRY_DNS: "x", LOG_LEVLE: "debug" }).misspelled).toEqual([
      "SENTRY_DNS is not a setting of the panel; SENTRY_DSN is",
      "LOG_LEVLE is not a setting of the panel; LOG_LEVEL is",
    ]);
    const { SESSION_SECRETS: SESSION_SECRET, ...rest } = production;
    expect(problemsOf({ ...rest, SESSION_SECRET })).toEqual([
      expect.stringContaining("SESSION_SECRETS: is required"),
      "SESSION_SECRET is not a setting of the panel; SESSION_SECRETS is",
    ]);
    expect(readConfig({ API_TIMEOUT: "500" }).misspelled).toHaveLength(1);
  });

  it("leaves the variables of other programs alone", () => {
    const others = { PATH: "/bin", HOME: "/root", POST: "1", REDIS_PORT: "6379", NODE_OPTIONS: "" };
    expect(readConfig({ ...production, ...others }).misspelled).toEqual([]);
  });

  it("gives each server a port of its own", () => {
    expect(problemsOf({ PORT: "3000", METRICS_PORT: "3000" })).toEqual([
      "METRICS_PORT: is the port of PORT",
    ]);
    expect(problemsOf({ PORT: "0", METRICS_PORT: "0" })).toEqual([]);
  });

  it("knows which setting names a port", () => {
    const environment = { METRICS_PORT: "9464", CONSOLE_PORT: "9470" };
    const ports = [3000, 9464, 9470, 1];
    expect(ports.map((port) => settingOfPort(port, environment))).toEqual([
      ...["PORT", "METRICS_PORT", "CONSOLE_PORT"],
      undefined,
    ]);
  });
});
