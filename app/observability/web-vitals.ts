import type { ScreenName } from "../screens.ts";

/** Browsers report the Web Vitals of a page load here. */
export const webVitalsPath = "/web_vitals";

export const vitalNames = ["LCP", "INP", "CLS", "TTFB"] as const;
export type VitalName = (typeof vitalNames)[number];

/** What a page tells its scripts: the screen to report under, and the share of page loads to measure. */
export type VitalsSample = { screen: ScreenName; sampleRate: number };
