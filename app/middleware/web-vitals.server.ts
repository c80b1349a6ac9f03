import { z } from "zod";
import type { PanelMetrics } from "../observability/panel-metrics.server.ts";
import { vitalNames } from "../observability/web-vitals.ts";
import { screenNames } from "../screens.ts";
import { takeReports } from "./take-reports.server.ts";

/** A visit that slept in a pocket says nothing about the panel. */
const MAX_MS = 120_000;
const MAX_SHIFT = 100;

const seconds = z
  .number()
  .min(0)
  .max(MAX_MS)
  .transform((ms) => ms / 1000)
  .optional();

/** As app/observability/measure-visit.ts sends it. Only known names become labels. */
const visitSchema = z.strictObject({
  screen: z.enum(screenNames),
  connection: z.enum(["slow-2g", "2g", "3g", "4g", "unknown"]).catch("unknown"),
  LCP: seconds,
  INP: seconds,
  TTFB: seconds,
  CLS: z.number().min(0).max(MAX_SHIFT).optional(),
});

/** Counts the Web Vitals of visits. */
export const createWebVitals = ({ webVitals }: PanelMetrics) =>
  takeReports({
    maxBytes: 512,
    schema: visitSchema,
    record({ screen, connection, ...values }) {
      for (const name of vitalNames) {
        const value = values[name];
        if (value !== undefined) webVitals[name].observe([screen, connection], value);
      }
    },
  });
