import { z } from "zod";
import { ApiError } from "../../api/errors.ts";
import { correctTripReferences, getTripReferences } from "../../api/references.server.ts";
import { noteActivity } from "../../features/activity/note-activity.server.ts";
import { loadReferenceFields } from "../../features/references/load-reference-fields.server.ts";
import { readReferences, toGiven } from "../../features/references/reference-fields.ts";
import { referenceFields } from "../../features/references/reference-rules.server.ts";
import { formatInstant } from "../../features/trips/history/format-trip.server.ts";
import { rowId } from "../../forms/rules.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { redirectToScreen } from "../../request/flash.server.ts";
import { screenNotFound } from "../../request/responses.server.ts";
import { texts } from "./texts.ts";

export type TripReferencesPage = Awaited<ReturnType<typeof loadTripReferences>>;

/** The references of a trip, and who has corrected them. */
export async function loadTripReferences(sentId: string | undefined, context: MemberContext) {
  const id = readId(sentId);
  const [fields, { references, changes }] = await Promise.all([
    loadReferenceFields(context),
    unlessGone(getTripReferences(context.api, id)),
  ]);
  const { siteDomain } = context;
  return {
    id,
    fields,
    given: toGiven(references),
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

export const correctionSchema = async (context: MemberContext) =>
  z.object(referenceFields(await loadReferenceFields(context)));

/** The whole of the trip's references, as the company's fields ask for them. */
export async function correctReferences(
  sent: Record<string, string>,
  sentId: string | undefined,
  context: MemberContext,
): Promise<Response> {
  const id = readId(sentId);
  await unlessGone(correctTripReferences(context.api, id, readReferences(sent) ?? []));
  await noteActivity({ kind: "trip_corrected", trip: id }, context);
  const text = createTranslate(texts, context.language)("corrected");
  const flash = { kind: "success", text } as const;
  return redirectToScreen("trip_references", { params: { id }, flash }, context);
}

function readId(sent: string | undefined): number {
  const { success, data } = rowId.safeParse(sent);
  if (!success) throw screenNotFound();
  return data;
}

const unlessGone = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  answer.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) throw screenNotFound();
    throw error;
  });
