import { setTimeout as pause } from "node:timers/promises";
import type { Api } from "../../../api/client.server.ts";
import { createEmployee, listEmployees } from "../../../api/employees.server.ts";
import { ApiError, ApiFault } from "../../../api/errors.ts";
import { readGoodRows } from "../../../api/rows.server.ts";
import { toMessage } from "../../../forms/format-message.server.ts";
import type { RowOutcome } from "./record.server.ts";
import type { ImportRow, RowProblem } from "./rows.server.ts";

/** What a busy API says of the moment, and not of the row. */
const busyStatuses = [408, 425, 429];

/** Between tries of a row that the API failed at. */
const TRY_AGAIN_MS = [500, 2000];

/** In small letters: an e-mail is the same however it is written. */
export type KnownEmails = { has(email: string): boolean; add(email: string): void };

export async function listKnownEmails(api: Api): Promise<KnownEmails> {
  // The API itself refuses an e-mail that is taken, also by an employee whom we cannot read.
  const employees = await readGoodRows(api, listEmployees);
  const emails = new Set(employees.map(({ email }) => email.toLowerCase()));
  return {
    has: (email) => emails.has(email.toLowerCase()),
    add: (email) => emails.add(email.toLowerCase()),
  };
}

/**
 * Adds the employee of one row. A row that may have been sent before is looked for first, and sent
 * again under the same key; the API takes an e-mail only once. Where the API goes on failing, or no
 * longer accepts the token, it throws: nothing is known about the row.
 */
export async function addRow(
  api: Api,
  { name, email, phone }: ImportRow,
  { wasSent, idempotencyKey }: { wasSent: boolean; idempotencyKey: string },
): Promise<RowOutcome> {
  let maySeeIt = wasSent;
  for (const wait of [...TRY_AGAIN_MS, undefined]) {
    try {
      await createEmployee(api, { name, email, phone: phone || null }, idempotencyKey);
      return { kind: "created" };
    } catch (error) {
      const isBusy = error instanceof ApiError && busyStatuses.includes(error.status);
      if (isBusy || error instanceof ApiFault) {
        if (error instanceof ApiFault) maySeeIt ||= error.wasSent;
        if (wait === undefined) throw error;
        await pause(wait);
        if (maySeeIt && (await isThere(api, email))) return { kind: "created" };
        continue;
      }
      if (!(error instanceof ApiError) || [401, 403].includes(error.status)) throw error;
      // The e-mail is taken: perhaps by the very employee whose answer was lost.
      if (maySeeIt && (await isThere(api, email))) return { kind: "created" };
      return { kind: "refused", problems: toProblems(error) };
    }
  }
  throw new Error("A row has been tried for the last time");
}

const isThere = async (api: Api, email: string) => (await listKnownEmails(api)).has(email);

function toProblems(error: ApiError): RowProblem[] {
  const { fieldErrors, language } = error;
  if (fieldErrors.length === 0) return [{ field: "", message: toMessage(error, "failed") }];
  return fieldErrors.map(({ field, ...issue }) => ({
    field: fields.find((each) => each === field) ?? "",
    message: toMessage({ ...issue, language }, "invalid"),
  }));
}

const fields = ["name", "email", "telephone"] as const;
