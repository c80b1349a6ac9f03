import { vi } from "vitest";

/** As Vitest's, for as long as a busy machine may take. */
export const waitFor: typeof vi.waitFor = (check, options = { timeout: 20_000 }) =>
  vi.waitFor(check, options);
