import { z } from "zod";
import { addedRow, readGoodRows } from "../../api/rows.server.ts";
import {
  createServiceType,
  deleteServiceType,
  listAllServiceTypes,
  updateServiceType,
} from "../../api/service-types.server.ts";
import { noteActivity } from "../../features/activity/note-activity.server.ts";
import { box, formsOf, maxLength, required, rowId, text } from "../../forms/rules.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { type Flash, toFlash } from "../../request/flash.server.ts";
import { runOperation } from "../../request/idempotency.server.ts";
import { isRemoved, optional } from "../../request/trace-in-request.server.ts";
import type { Operation } from "../../store/idempotency.server.ts";
import { texts } from "./texts.ts";

const name = text(required, maxLength(80));

export const serviceTypeSchema = formsOf(
  // The idempotency key: a form that is sent twice adds one type.
  z.object({ form: z.literal("new"), key: z.uuid(), name, isActive: box }),
  z.object({ form: z.literal("edit"), id: rowId, name, isActive: box }),
  z.object({ form: z.literal("active"), id: rowId, isActive: z.stringbool() }),
  z.object({ form: z.literal("remove"), id: rowId }),
);

type ServiceTypeSent = z.output<typeof serviceTypeSchema>;

export async function saveServiceType(
  sent: ServiceTypeSent,
  context: MemberContext,
): Promise<Flash> {
  const { api, language } = context;
  const t = createTranslate(texts, language);
  switch (sent.form) {
    case "new":
      return addServiceType(sent, context);
    case "edit":
    case "active": {
      const { form: _, id, ...changes } = sent;
      const { name } = await updateServiceType(api, id, changes);
      await noteActivity({ kind: "service_type_changed", name }, context);
      return { kind: "success", text: t("updated", { name }) };
    }
    case "remove": {
      const name = await nameServiceType(sent.id, context);
      const removed = await isRemoved(deleteServiceType(api, sent.id), context);
      if (removed) await noteActivity({ kind: "service_type_removed", name }, context);
      return toFlash(removed ? "successful" : "failed", context, "service_type_removed");
    }
  }
}

async function nameServiceType(id: number, context: MemberContext): Promise<string> {
  const types = await optional(readGoodRows(context.api, listAllServiceTypes), [], context);
  return types.find((type) => type.id === id)?.name ?? `${id}`;
}

/** A form that is sent twice adds one type. */
async function addServiceType(
  { key, name, isActive }: Extract<ServiceTypeSent, { form: "new" }>,
  context: MemberContext,
): Promise<Flash> {
  const { api, brand, user, language } = context;
  const operation: Operation<number[], string> = {
    key: `${brand.permalink}:once:service-type:${user.id}:${key}:${name}`,
    ...addedRow(api, listAllServiceTypes, {
      isWanted: (type) => type.name === name,
      toResult: (added) => added.name,
    }),
    send: async (_, idempotencyKey) =>
      (await createServiceType(api, { name, isActive }, idempotencyKey)).name,
  };
  const outcome = await runOperation("createServiceType", operation, context);
  if (outcome.state !== "done") return toFlash("unknown", context);
  await noteActivity({ kind: "service_type_added", name: outcome.result }, context);
  const text = createTranslate(texts, language)("created", { name: outcome.result });
  return { kind: "success", text };
}
