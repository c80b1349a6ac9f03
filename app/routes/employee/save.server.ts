import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import type { Api } from "../../api/client.server.ts";
import type { Brand } from "../../api/configuration.server.ts";
import {
  closeEmployee,
  createEmployee,
  deleteEmployee,
  type Employee,
  listEmployees,
  resetEmployeePassword,
  updateEmployee,
} from "../../api/employees.server.ts";
import { ApiError } from "../../api/errors.ts";
import { addedRow, readGoodRows } from "../../api/rows.server.ts";
import { noteActivity } from "../../features/activity/note-activity.server.ts";
import { employeeFields } from "../../features/company/employee-fields.server.ts";
import {
  needsChecks,
  needsFields,
  readChangedNeeds,
} from "../../features/needs/needs-rules.server.ts";
import { formatApiMessage } from "../../forms/format-message.server.ts";
import type { ApiMessage } from "../../forms/reply.ts";
import { formsOf, password, required, rowId, sameAs, secret } from "../../forms/rules.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { sharedLanguage, toPlainText } from "../../i18n/wording.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { type Flash, toFlash } from "../../request/flash.server.ts";
import { runOperation } from "../../request/idempotency.server.ts";
import { isRemoved, optional } from "../../request/trace-in-request.server.ts";
import type { Operation } from "../../store/idempotency.server.ts";
import { texts } from "./texts.ts";

export const employeeSchema = (brand: Brand) =>
  formsOf(
    // The idempotency key: a form that is sent twice adds one employee.
    z
      .object({
        form: z.literal("new"),
        key: z.uuid(),
        next: z.literal("new").optional(),
        ...employeeFields(brand),
        ...needsFields,
      })
      .check(...needsChecks()),
    z
      .object({ form: z.literal("edit"), id: rowId, ...employeeFields(brand), ...needsFields })
      .check(...needsChecks()),
    z
      .object({
        form: z.literal("password"),
        id: rowId,
        password: secret(required, password),
        password_confirmation: secret(required),
      })
      .check(sameAs("password_confirmation", "password")),
    z.object({ form: z.literal("reset"), id: rowId }),
    z.object({ form: z.literal("active"), id: rowId, isActive: z.stringbool() }),
    z.object({ form: z.literal("close"), id: rowId }),
    z.object({ form: z.literal("remove"), id: rowId }),
  );

type EmployeeSent = z.output<ReturnType<typeof employeeSchema>>;

type Saved = {
  flash: Flash;
  opens?: Record<string, string | number>;
  /** Whether an open form stays open with the user's input. */
  staysOpen?: boolean;
};

export async function saveEmployee(sent: EmployeeSent, context: MemberContext): Promise<Saved> {
  const { api, language } = context;
  const t = createTranslate(texts, language);
  const success = (text: string): Saved => ({ flash: { kind: "success", text } });

  switch (sent.form) {
    case "new":
      return addEmployee(sent, context);
    case "edit": {
      const { id, name, email, telephone } = sent;
      const before = await findEmployee(id, context);
      const needs = readChangedNeeds(sent);
      const change = { name, email, phone: telephone || null, needs };
      const saved = await updateEmployee(api, id, change);
      const changes = before ? listChanges(before, saved) : (["details"] as const);
      if (changes.length > 0) {
        await noteActivity(
          { kind: "employee_changed", employee: saved.name, changes: [...changes] },
          context,
        );
      }
      return success(t("updated", { name: saved.name }));
    }
    case "password": {
      const { name: employee } = await updateEmployee(api, sent.id, { password: sent.password });
      await noteActivity({ kind: "employee_password_changed", employee }, context);
      return success(t("password_updated"));
    }
    case "reset": {
      const employee = await nameEmployee(sent.id, context);
      await resetEmployeePassword(api, sent.id);
      await noteActivity({ kind: "employee_password_sent", employee }, context);
      return success(t("password_sent"));
    }
    case "active": {
      const { name, isActive } = await updateEmployee(api, sent.id, { isActive: sent.isActive });
      const kind = isActive ? "employee_activated" : "employee_deactivated";
      await noteActivity({ kind, employee: name }, context);
      return { ...success(t(isActive ? "activated" : "deactivated", { name })), staysOpen: true };
    }
    case "close": {
      const employee = await nameEmployee(sent.id, context);
      const message = await closeEmployee(api, sent.id);
      await noteActivity({ kind: "employee_closed", employee }, context);
      // The next page downloads the history, since one response cannot be both a page and a file.
      return { ...toClosed(message, context), opens: { closed: sent.id } };
    }
    case "remove": {
      const employee = await nameEmployee(sent.id, context);
      const removed = await isRemoved(deleteEmployee(api, sent.id), context);
      if (removed) await noteActivity({ kind: "employee_removed", employee }, context);
      return { flash: toFlash(removed ? "successful" : "failed", context, "employee_removed") };
    }
  }
}

/** An employee as the API has them before a change; undefined where it does not say. */
async function findEmployee(id: number, context: MemberContext): Promise<Employee | undefined> {
  const employees = await optional(readGoodRows(context.api, listEmployees), [], context);
  return employees.find((each) => each.id === id);
}

const nameEmployee = async (id: number, context: MemberContext): Promise<string> =>
  (await findEmployee(id, context))?.name ?? `${id}`;

function listChanges(before: Employee, after: Employee) {
  const names = ["name", "email", "phone", "needs"] as const;
  return names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
}

/** Shows the API's message, marked if its language differs from the page's. */
function toClosed(message: ApiMessage, { language }: MemberContext): Saved {
  const wording = formatApiMessage(message, language);
  const lang = sharedLanguage([wording]);
  return { flash: { kind: "success", text: toPlainText(wording), lang } };
}

const fingerprintOf = (text: string) => createHash("sha256").update(text).digest("base64url");

/** A form that is sent twice adds one employee. */
async function addEmployee(
  { key, next, name, email, telephone, ...more }: Extract<EmployeeSent, { form: "new" }>,
  context: MemberContext,
): Promise<Saved> {
  const { api, brand, user, language } = context;
  const listWithEmail = async (rows: Api) =>
    (await listEmployees(rows)).filter((each) => each.email.toLowerCase() === email.toLowerCase());
  const employee = { name, email, phone: telephone || null, needs: readChangedNeeds(more) };
  const operation: Operation<number[], string> = {
    // The key has only a hash, to keep the e-mail out of the store's keys.
    key: `${brand.permalink}:once:employee:${user.id}:${key}:${fingerprintOf(email)}`,
    ...addedRow(api, listWithEmail, { toResult: (added) => added.name }),
    send: async (_, idempotencyKey) => (await createEmployee(api, employee, idempotencyKey)).name,
  };
  const outcome = await runOperation("createEmployee", operation, context);
  if (outcome.state !== "done") {
    // The specification shows the API's own message. The key stays used, so nothing is sent twice.
    if (outcome.cause instanceof ApiError) throw outcome.cause;
    return { flash: toFlash("unknown", context) };
  }
  await noteActivity({ kind: "employee_added", employee: outcome.result }, context);
  const text = createTranslate(texts, language)("created", { name: outcome.result });
  return { flash: { kind: "success", text }, opens: next && { show: "new" } };
}
