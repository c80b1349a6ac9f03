import { vi } from "vitest";

/** As Vitest's, for as long as a busy machine may take. */
export const waitFor: typeof vi.waitFor = (check, options) =>
  vi.waitFor(check, { timeout: 20_000, ...(typeof options === "object" && options) });
