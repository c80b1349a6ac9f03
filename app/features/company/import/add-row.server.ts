import { setTimeout as sleep } from "node:timers/promises";
import type { Api } from "../../../api/client.server.ts";
import { createEmployee, listEmployees } from "../../../api/employees.server.ts";
import { ApiError, ApiFault, isBusy, RETRY_DELAYS_MS } from "../../../api/errors.ts";
import { readGoodRows } from "../../../api/rows.server.ts";
import { toMessage } from "../../../forms/format-message.server.ts";
import type { RowOutcome } from "./record.server.ts";
import type { ImportRow, RowProblem } from "./rows.server.ts";

/** E-mails are compared in lower case. */
type KnownEmails = { has(email: string): boolean; add(email: string): void };

export async function listKnownEmails(api: Api): Promise<KnownEmails> {
  // The API itself also refuses the e-mail of an employee whose record we cannot read.
  const employees = await readGoodRows(api, listEmployees);
  const emails = new Set(employees.map(({ email }) => email.toLowerCase()));
  return {
    has: (email) => emails.has(email.toLowerCase()),
    add: (email) => emails.add(email.toLowerCase()),
  };
}

/**
 * Adds the employee of one row. After an attempt that may have reached the API we look for the employee,
 * then retry with the same key; the API accepts an e-mail only once. Throws if the API keeps failing or
 * rejects the token: the row's outcome is then unknown.
 */
export async function addRow(
  api: Api,
  { name, email, phone }: ImportRow,
  { wasSent, idempotencyKey }: { wasSent: boolean; idempotencyKey: string },
): Promise<RowOutcome> {
  let mayHaveArrived = wasSent;
  for (const wait of [...RETRY_DELAYS_MS, undefined]) {
    try {
      await createEmployee(api, { name, email, phone: phone || null }, idempotencyKey);
      return { kind: "created" };
    } catch (error) {
      if (isBusy(error) || error instanceof ApiFault) {
        if (error instanceof ApiFault) mayHaveArrived ||= error.wasSent;
        if (wait === undefined) throw error;
        await sleep(wait);
        if (mayHaveArrived && (await employeeExists(api, email))) return { kind: "created" };
        continue;
      }
      if (!(error instanceof ApiError) || [401, 403].includes(error.status)) throw error;
      // The e-mail may be taken by this very employee, if the answer to an earlier attempt was lost.
      if (mayHaveArrived && (await employeeExists(api, email))) return { kind: "created" };
      return { kind: "refused", problems: toProblems(error) };
    }
  }
  throw new Error("The last attempt neither returned nor threw");
}

const employeeExists = async (api: Api, email: string) => (await listKnownEmails(api)).has(email);

function toProblems(error: ApiError): RowProblem[] {
  const { fieldErrors, language } = error;
  if (fieldErrors.length === 0) return [{ field: "", message: toMessage(error, "failed") }];
  return fieldErrors.map(({ field, ...issue }) => ({
    field: fields.find((each) => each === field) ?? "",
    message: toMessage({ ...issue, language }, "invalid"),
  }));
}

const fields = ["name", "email", "telephone"] as const;
