import { Router } from "express";
import type { Problem } from "../../../openapi/contract.ts";
import type { Configuration } from "../../api/configuration.server.ts";
import type { ConsoleParts } from "../console-parts.server.ts";
import { operatorOf } from "../page/render-page.server.tsx";
import { toDraftAddress } from "./draft-frame.tsx";
import type { Draft, Drafts } from "./drafts.server.ts";
import { editConfiguration } from "./edit-configuration.ts";
import { EditPage } from "./edit-page.tsx";
import { checkConfiguration, findIgnored } from "./read-configuration.server.ts";
import { draftPath, type Exchange, type ForDraft, sendDraft } from "./send-draft.server.tsx";

type Failed = {
  configuration: Configuration;
  /** The one that the form was opened with, so that no second press overwrites a change of another operator. */
  revision: number;
  problems: Problem[];
  isOutdated?: boolean;
};

/** The form of a draft. */
export function createEditRoutes({
  trail,
  drafts,
  forDraft,
}: Pick<ConsoleParts, "trail"> & {
  drafts: Drafts;
  forDraft: ForDraft;
}): Router {
  const router = Router();

  function send(draft: Draft, exchange: Exchange, failed?: Failed) {
    const shown: Failed = failed ?? { ...draft, problems: [] };
    const { configuration, revision, problems, isOutdated = false } = shown;
    sendDraft(
      { draft, view: "edit", status: failed && 422 },
      exchange,
      <EditPage {...{ configuration, revision, problems, isOutdated }} />,
    );
  }

  router.get(
    `${draftPath}/edit`,
    forDraft((draft, ...exchange) => send(draft, exchange)),
  );

  router.post(
    `${draftPath}/edit`,
    forDraft(async (draft, request, response) => {
      const configuration = editConfiguration(draft.configuration, request.body);
      const problems = findProblems(configuration, draft.configuration);
      const revision = Number(request.body.revision);
      const failed = { configuration, revision, problems };
      if (problems.length > 0) return send(draft, [request, response], failed);
      const operator = operatorOf(response);
      const isSaved = await trail.record(
        {
          operator,
          action: "edit_draft",
          brand: draft.configuration.agrupation.permalink,
          target: draft.id,
        },
        () => drafts.save({ ...draft, revision }, configuration, operator),
      );
      if (isSaved) return response.redirect(303, toDraftAddress(draft.id));
      send(draft, [request, response], { ...failed, isOutdated: true });
    }),
  );

  return router;
}

/** What is wrong with an edited configuration; what panels left aside before the change may stay. */
function findProblems(edited: Configuration, before: Configuration): Problem[] {
  const read = checkConfiguration(edited);
  if ("problems" in read) return read.problems;
  const toKey = ({ field, message }: Problem) => `${field} ${message}`;
  const known = new Set(findIgnored(before).map(toKey));
  return findIgnored(edited).filter((problem) => !known.has(toKey(problem)));
}
