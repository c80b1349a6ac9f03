import { z } from "zod";
import {
  createReferenceField,
  deleteReferenceField,
  listReferenceFields,
  type NewReferenceField,
  updateReferenceField,
} from "../../api/references.server.ts";
import { mostOfReferences } from "../../api/references.ts";
import { addedRow, readGoodRows } from "../../api/rows.server.ts";
import { noteActivity } from "../../features/activity/note-activity.server.ts";
import { forgetReferenceFields } from "../../features/references/load-reference-fields.server.ts";
import { box, formsOf, maxLength, required, rowId, text } from "../../forms/rules.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { type Flash, toFlash } from "../../request/flash.server.ts";
import { runOperation } from "../../request/idempotency.server.ts";
import { isRemoved, optional } from "../../request/trace-in-request.server.ts";
import { texts } from "./texts.ts";

const fields = {
  name: text(required, maxLength(mostOfReferences.name)),
  /** A value on each line; none where the value is typed. */
  values: text()
    .transform(toLines)
    .refine(
      (lines) =>
        lines.length <= mostOfReferences.values &&
        lines.every((line) => line.length <= mostOfReferences.value),
      "referenceValues",
    ),
  required: box,
};

function toLines(value: string): string[] {
  const lines = value.split("\n").map((line) => line.replaceAll(/\s+/g, " ").trim());
  return [...new Set(lines.filter((line) => line !== ""))];
}

export const referencesSchema = formsOf(
  // The idempotency key: a form that is sent twice adds one field.
  z.object({ form: z.literal("new"), key: z.uuid(), ...fields }),
  z.object({ form: z.literal("edit"), id: rowId, ...fields }),
  z.object({ form: z.literal("remove"), id: rowId }),
);

type Sent = z.output<typeof referencesSchema>;

export async function saveReferences(sent: Sent, context: MemberContext): Promise<Flash> {
  try {
    return await save(sent, context);
  } finally {
    forgetReferenceFields(context);
  }
}

async function save(sent: Sent, context: MemberContext): Promise<Flash> {
  const { api, language } = context;
  const t = createTranslate(texts, language);
  if (sent.form === "remove") {
    const known = await optional(readGoodRows(api, listReferenceFields), [], context);
    const name = known.find(({ id }) => id === sent.id)?.name ?? `${sent.id}`;
    const removed = await isRemoved(deleteReferenceField(api, sent.id), context);
    if (removed) await noteActivity({ kind: "reference_removed", name }, context);
    return removed ? { kind: "success", text: t("removed") } : toFlash("failed", context);
  }
  const { name, values, required: isRequired } = sent;
  const field = { name, isRequired, values: values.length > 0 ? values : null };
  if (sent.form === "new") return addField(sent.key, field, context);
  const saved = await updateReferenceField(api, sent.id, field);
  await noteActivity({ kind: "reference_changed", name: saved.name }, context);
  return { kind: "success", text: t("saved", { name: saved.name }) };
}

async function addField(
  key: string,
  field: NewReferenceField,
  context: MemberContext,
): Promise<Flash> {
  const { api, brand, user, language } = context;
  const outcome = await runOperation<number[], string>(
    "createReferenceField",
    {
      key: `${brand.permalink}:once:reference-field:${user.id}:${key}:${field.name}`,
      ...addedRow(api, listReferenceFields, {
        isWanted: ({ name }) => name === field.name,
        toResult: ({ name }) => name,
      }),
      send: async (_, idempotencyKey) =>
        (await createReferenceField(api, field, idempotencyKey)).name,
    },
    context,
  );
  if (outcome.state !== "done") return toFlash("unknown", context);
  await noteActivity({ kind: "reference_added", name: outcome.result }, context);
  const text = createTranslate(texts, language)("saved", { name: outcome.result });
  return { kind: "success", text };
}
