import { z } from "zod";
import type { Broker, MatrixRow } from "../verify/broker.ts";
import { provider } from "../verify/verify-api.ts";
import { type Answer, no, noBecauseOf, yes } from "./decision.ts";

export const consumer = "parada-panel";

/** What this verifier publishes with a result; other tools publish something else. */
const detailsSchema = z.object({
  tests: z.array(
    z.object({
      success: z.boolean(),
      operation: z.string().default("a call"),
      call: z.string().default(""),
      audiences: z
        .array(z.object({ users: z.array(z.string()), screens: z.array(z.string()) }))
        .default([]),
      problems: z.array(z.string()).default([]),
    }),
  ),
});

/** Decides by the results that the broker keeps for a version of the API. */
export function askBroker(
  broker: Broker,
  { live, apiVersion }: { live: string[]; apiVersion: string },
): Promise<Answer[]> {
  return Promise.all(
    live.map(async (panel) => {
      const rows = await broker.readMatrix(
        { name: consumer, version: panel },
        { name: provider, version: apiVersion },
      );
      if (rows.length === 0) return no(panel, "the broker has no pact of this version");
      const isVerified = (row: MatrixRow) =>
        row.verificationResult !== null && row.provider.version?.number === apiVersion;
      if (!rows.every(isVerified)) {
        return no(panel, `API ${apiVersion} has not been verified with it`);
      }
      const failed = rows.filter(({ verificationResult }) => verificationResult?.success !== true);
      if (failed.length === 0) return yes(panel, `API ${apiVersion} has been verified with it`);
      const results = await Promise.all(failed.map((row) => broker.readResult(row)));
      const failures = results.flatMap(({ testResults }) => {
        const { data } = detailsSchema.safeParse(testResults);
        return data?.tests.filter(({ success }) => !success) ?? [];
      });
      return failures.length > 0
        ? noBecauseOf(panel, failures)
        : no(
            panel,
            `the verification of API ${apiVersion} has failed; its result names no screens`,
          );
    }),
  );
}
