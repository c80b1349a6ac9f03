import { z } from "zod";
import { ApiError } from "../../api/errors.ts";
import { correctTripReferences, getTripReferences } from "../../api/references.server.ts";
import { noteActivity } from "../../features/activity/note-activity.server.ts";
import { readReferenceFields } from "../../features/references/load-reference-fields.server.ts";
import {
  readReferences,
  toGiven,
  toReferenceFacts,
} from "../../features/references/reference-fields.ts";
import { referenceFields } from "../../features/references/reference-rules.server.ts";
import { areSameReferences } from "../../features/references/reference-rules.ts";
import { texts as referenceTexts } from "../../features/references/texts.ts";
import { formatInstant } from "../../features/trips/history/format-trip.server.ts";
import type { Submission } from "../../forms/submit.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { redirectToScreen } from "../../request/flash.server.ts";
import { readId, screenNotFound } from "../../request/responses.server.ts";
import { texts } from "./texts.ts";

export type TripReferencesPage = Awaited<ReturnType<typeof loadTripReferences>>;

/** The references of a trip, and who has corrected them. */
export async function loadTripReferences(sentId: string | undefined, context: MemberContext) {
  const id = readId(sentId);
  const [fields, { references, changes }] = await Promise.all([
    readReferenceFields(context),
    unlessGone(getTripReferences(context.api, id)),
  ]);
  const { siteDomain } = context;
  const isAsked = (fieldId: number) => fields.some((field) => field.id === fieldId);
  return {
    id,
    fields,
    given: toGiven(references),
    /** The company no longer asks for them, and the trip keeps them. */
    ofRemoved: toReferenceFacts(references.filter(({ fieldId }) => !isAsked(fieldId))),
    changes: changes.map((change, index) => ({
      ...change,
      index,
      at: formatInstant(Date.parse(change.at), context),
    })),
    paths: {
      history: pathTo("history", { siteDomain }),
      fields: pathTo("references", { siteDomain }),
    },
  };
}

/** The form that corrects all references of a trip. Without the company's fields it would erase them, so it fails. */
export async function correctionSubmission(
  sentId: string | undefined,
  context: MemberContext,
): Promise<Submission<z.ZodObject, Response>> {
  const id = readId(sentId);
  const [fields, { references: before }] = await Promise.all([
    readReferenceFields(context),
    unlessGone(getTripReferences(context.api, id)),
  ]);
  return {
    language: context.language,
    schema: z.object(referenceFields(fields, before)),
    texts: referenceTexts,
    refusals: "any",
    fields: { references: "" },
    run: async (sent) => {
      const given = readReferences(sent);
      const isOther = given !== undefined && !areSameReferences(given, before, fields);
      if (isOther) {
        await unlessGone(correctTripReferences(context.api, id, given));
        await noteActivity({ kind: "trip_corrected", trip: id }, context);
      }
      const text = createTranslate(texts, context.language)(isOther ? "corrected" : "unchanged");
      const flash = { kind: "success", text } as const;
      return redirectToScreen("trip_references", { params: { id }, flash }, context);
    },
    done: (response) => response,
  };
}

const unlessGone = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  answer.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) throw screenNotFound();
    throw error;
  });
