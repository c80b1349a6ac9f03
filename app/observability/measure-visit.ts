import { type Metric, onCLS, onINP, onLCP, onTTFB } from "web-vitals";
import type { ScreenName } from "../screens.ts";
import { webVitalsPath } from "./web-vitals.ts";

declare global {
  interface Navigator {
    /** Chromium alone has it. */
    connection?: { effectiveType: string };
  }
}

/**
 * Reports the Web Vitals of this document once, when it is first hidden: later the user may never come back.
 * A client-side navigation belongs to the document, and so to the screen where it began.
 */
export function measureVisit(screen: ScreenName): void {
  const values: Partial<Record<Metric["name"], number>> = {};
  const keep = ({ name, value }: Metric) => {
    values[name] = value;
  };
  for (const observe of [onLCP, onINP, onCLS, onTTFB]) observe(keep);
  // The library listens on the window, so it has all values before the document's listener runs.
  document.addEventListener("visibilitychange", send);

  function send(): void {
    if (document.visibilityState !== "hidden") return;
    document.removeEventListener("visibilitychange", send);
    const connection = navigator.connection?.effectiveType;
    // `sendBeacon` would send the cookies and the page's address along.
    fetch(webVitalsPath, {
      method: "POST",
      body: JSON.stringify({ screen, connection, ...values }),
      keepalive: true,
      credentials: "omit",
      referrerPolicy: "no-referrer",
    }).catch(() => {});
  }
}
