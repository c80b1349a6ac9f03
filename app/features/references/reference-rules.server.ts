import { z } from "zod";
import {
  type GivenReference,
  mostOfReferences,
  type ReferenceField,
} from "../../api/references.ts";
import { maxLength, type Rule, text } from "../../forms/rules.server.ts";
import type { Language } from "../../i18n/languages.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { toReferenceName } from "./reference-fields.ts";
import { type ReferenceProblem, settleReferences } from "./reference-rules.ts";
import { texts } from "./texts.ts";

/**
 * The fields of references, for the schema of every form that asks for them; `before` is what the trip has. The schema
 * is loose, so what was given stays while the fields are unknown.
 */
export const referenceFields = (fields: ReferenceField[] = [], before?: GivenReference[]) =>
  Object.fromEntries(
    fields.map((field) => [
      toReferenceName(field.id),
      text(
        maxLength(mostOfReferences.value),
        accepts(field, "missing", before),
        accepts(field, "notListed", before),
      ),
    ]),
  );

const keys = { missing: "referenceMissing", notListed: "referenceNotListed" };

const accepts = (
  field: ReferenceField,
  kind: ReferenceProblem["kind"],
  before?: GivenReference[],
): Rule =>
  z.string().refine((value) => {
    const { problems } = settleReferences([{ fieldId: field.id, value }], [field], before);
    return !problems.some((problem) => problem.kind === kind);
  }, keys[kind]);

/** What an order lacks, for users who do not see the fields. */
export function explainReferences(
  { problems }: { problems: ReferenceProblem[] },
  language: Language,
): string {
  const t = createTranslate(texts, language);
  return problems
    .map(({ field, kind }) => t(kind === "missing" ? "missing" : "not_listed", { field }))
    .join(" ");
}
