import { type Request, type Response, Router } from "express";
import type { Problem } from "../../../openapi/contract.ts";
import type { Brand, Configuration } from "../../api/configuration.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { createPictureProxy } from "../../middleware/picture-proxy.server.ts";
import { picturesPath } from "../../request/picture-address.server.ts";
import type { ConsoleParts } from "../console-parts.server.ts";
import { handle } from "../page/handle.server.ts";
import { localsOf, operatorOf, sendNotFound, sendPage } from "../page/render-page.server.tsx";
import { readChoice } from "../preview/choice.ts";
import { Gallery } from "../preview/gallery.tsx";
import type { PreviewLinks } from "../preview/preview-links.server.ts";
import { createSampleRoutes } from "../preview/send-sample.server.ts";
import { ColoursPage } from "./colours-page.tsx";
import { DraftFrame, type DraftView, toDraftAddress } from "./draft-frame.tsx";
import { createDrafts, type Draft, type PreviewLink } from "./drafts.server.ts";
import { editConfiguration } from "./edit-configuration.ts";
import { EditPage } from "./edit-page.tsx";
import { embedLogo } from "./embed-logo.server.ts";
import { toEmptyConfiguration } from "./empty-configuration.ts";
import { type Comparison, ExportPage } from "./export-page.tsx";
import { findDifferences } from "./find-differences.ts";
import { findLive } from "./find-live.server.ts";
import { LinksPage } from "./links-page.tsx";
import {
  checkConfiguration,
  findIgnored,
  findUndocumented,
  MOST_CHARACTERS,
  readJson,
  toDraftBrand,
} from "./read-configuration.server.ts";
import { type StartFailure, StartPage } from "./start-page.tsx";
import { texts } from "./texts.ts";

type Answer = (draft: Draft, request: Request, response: Response) => Promise<void> | void;

const DRAFT = "/studio/drafts/:id";

/** The brand studio: drafts of configurations, their screens, and the addresses that customers get. */
export function createStudio({
  services,
  samples,
  settings,
  trail,
  previews,
  log,
}: Pick<ConsoleParts, "services" | "samples" | "settings" | "trail" | "log"> & {
  previews: PreviewLinks;
}): Router {
  const drafts = createDrafts(services);
  const router = Router();
  const textsOf = (response: Response) => createTranslate(texts, localsOf(response).language);

  /** Answers with the draft where there is one. */
  const forDraft = (answer: Answer) =>
    handle(async (request, response) => {
      const draft = await drafts.find(request.params.id ?? "");
      if (draft) await answer(draft, request, response);
      else sendNotFound(request, response);
    });

  async function sendStart(request: Request, response: Response, failure?: StartFailure) {
    sendPage(request, response, {
      title: textsOf(response)("title"),
      section: "studio",
      status: failure ? 422 : 200,
      children: <StartPage drafts={await drafts.list()} failure={failure} />,
    });
  }

  function sendDraft(
    { draft, brand = toDraftBrand(draft.configuration), view }: DraftPage,
    [request, response]: [Request, Response],
    { children, status }: { children: React.ReactNode; status?: number },
  ) {
    response.setHeader("Content-Security-Policy", allowFrames(response));
    sendPage(request, response, {
      title: `${brand.name}: ${textsOf(response)(`view_${view}`)}`,
      section: "studio",
      status,
      children: (
        <DraftFrame draft={draft} brand={brand} view={view}>
          {children}
        </DraftFrame>
      ),
    });
  }

  router.get(
    "/studio",
    handle((request, response) => sendStart(request, response)),
  );

  router.post(
    "/studio/drafts",
    handle(async (request, response) => {
      const { from, name = "", json = "" } = request.body;
      const begin = async (configuration: Configuration) => {
        const id = await drafts.create(configuration, operatorOf(response));
        response.redirect(303, toDraftAddress(id));
      };
      if (from === "nothing") return begin(toEmptyConfiguration(textsOf(response)("newBrand")));
      if (from === "json") {
        const text = String(json);
        const read = readJson(text);
        if ("configuration" in read) return begin(read.configuration);
        const shown = text.length > MOST_CHARACTERS ? "" : text;
        return sendStart(request, response, { kind: "json", json: shown, ...read });
      }
      const wanted = String(name).trim().toLowerCase();
      const live = await findLive(services, wanted);
      if ("configuration" in live) return begin(live.configuration);
      await sendStart(request, response, { ...live, name: wanted });
    }),
  );

  router.get(
    DRAFT,
    forDraft((draft, request, response) => {
      const brand = toDraftBrand(draft.configuration);
      const choice = readChoice(request.query, brand);
      sendDraft({ draft, brand, view: "screens" }, [request, response], {
        children: <Gallery base={toDraftAddress(draft.id)} brand={brand} choice={choice} />,
      });
    }),
  );

  function sendForm(
    draft: Draft,
    exchange: [Request, Response],
    failed?: { configuration: Configuration; problems: Problem[]; isOutdated?: boolean },
  ) {
    const { configuration, problems, isOutdated = false } = failed ?? { ...draft, problems: [] };
    sendDraft({ draft, view: "edit" }, exchange, {
      status: failed && 422,
      children: <EditPage {...{ configuration, problems, isOutdated }} revision={draft.revision} />,
    });
  }

  router.get(
    `${DRAFT}/edit`,
    forDraft((draft, request, response) => sendForm(draft, [request, response])),
  );

  router.post(
    `${DRAFT}/edit`,
    forDraft(async (draft, request, response) => {
      const edited = editConfiguration(draft.configuration, request.body);
      const problems = findProblems(edited, draft.configuration);
      if (problems.length > 0)
        return sendForm(draft, [request, response], { configuration: edited, problems });
      const opened = { ...draft, revision: Number(request.body.revision) };
      if (await drafts.save(opened, edited, operatorOf(response)))
        return response.redirect(303, toDraftAddress(draft.id));
      sendForm(draft, [request, response], { configuration: edited, problems, isOutdated: true });
    }),
  );

  router.get(
    `${DRAFT}/colours`,
    forDraft((draft, request, response) => {
      const brand = toDraftBrand(draft.configuration);
      sendDraft({ draft, brand, view: "colours" }, [request, response], {
        children: <ColoursPage colours={brand.colours} />,
      });
    }),
  );

  router.get(
    `${DRAFT}/export`,
    forDraft(async (draft, request, response) => {
      const { configuration } = draft;
      const live = await findLive(services, configuration.agrupation.permalink);
      const comparison: Comparison =
        "configuration" in live
          ? { kind: "compared", differences: findDifferences(live.configuration, configuration) }
          : live;
      sendDraft({ draft, view: "export" }, [request, response], {
        children: (
          <ExportPage
            {...{ configuration, comparison }}
            ignored={[...findUndocumented(configuration), ...findIgnored(configuration)]}
            download={`${toDraftAddress(draft.id)}/configuration.json`}
          />
        ),
      });
    }),
  );

  router.get(
    `${DRAFT}/configuration.json`,
    forDraft(({ configuration }, _request, response) => {
      response.attachment("configuration.json");
      response.send(JSON.stringify(configuration, null, 2));
    }),
  );

  function sendLinks(draft: Draft, exchange: [Request, Response], address?: string) {
    const isRevoked = exchange[0].query.done === "revoked";
    sendDraft({ draft, view: "links" }, exchange, {
      children: <LinksPage {...{ draft, address, isRevoked }} now={Date.now()} />,
    });
  }

  router.get(
    `${DRAFT}/links`,
    forDraft((draft, request, response) => sendLinks(draft, [request, response])),
  );

  router.post(
    `${DRAFT}/links`,
    forDraft(async (draft, request, response) => {
      const { configuration } = draft;
      const operator = operatorOf(response);
      const brand = configuration.agrupation.permalink;
      const { token, link } = await trail.record(
        { operator, action: "create_preview", brand, target: draft.id },
        async () => {
          const made = await previews.create(await embedLogo(configuration, services), operator);
          await drafts.changeLinks(draft.id, (links) => [made.link, ...links.filter(isValid)]);
          return made;
        },
      );
      const origin = settings.origin ?? `${request.protocol}://${request.get("host")}`;
      const links = [link, ...draft.links];
      // Only this page ever shows the address, so there is none to redirect to.
      sendLinks({ ...draft, links }, [request, response], `${origin}/preview/${token}`);
    }),
  );

  async function revoke({ id: target, configuration }: Draft, link: PreviewLink, operator: string) {
    const brand = configuration.agrupation.permalink;
    await trail.record({ operator, action: "revoke_preview", brand, target }, async () => {
      await previews.revoke(link.id);
      await drafts.changeLinks(target, (all) => all.filter(({ id }) => id !== link.id));
    });
  }

  router.post(
    `${DRAFT}/links/:link/revoke`,
    forDraft(async (draft, request, response) => {
      const link = draft.links.find(({ id }) => id === request.params.link);
      if (link) await revoke(draft, link, operatorOf(response));
      response.redirect(303, `${toDraftAddress(draft.id, "links")}?done=revoked`);
    }),
  );

  router.post(
    `${DRAFT}/delete`,
    forDraft(async (draft, _request, response) => {
      for (const link of draft.links.filter(isValid))
        await revoke(draft, link, operatorOf(response));
      await drafts.delete(draft.id);
      response.redirect(303, "/studio");
    }),
  );

  // A logo at the API's own origin comes through the console, as it does on the panel.
  router.get(picturesPath, createPictureProxy({ ...services, log }));
  router.use(
    createSampleRoutes(DRAFT, {
      samples,
      find: async (request, response) => {
        const draft = await drafts.find(request.params.id ?? "");
        if (!draft) sendNotFound(request, response);
        return draft && toDraftBrand(draft.configuration);
      },
    }),
  );
  return router;
}

type DraftPage = { draft: Draft; brand?: Brand; view: DraftView };

const isValid = ({ expiresAt }: { expiresAt: number }) => expiresAt > Date.now();

/** What is wrong with an edited configuration; what panels left aside before the change may stay. */
function findProblems(edited: Configuration, before: Configuration): Problem[] {
  const read = checkConfiguration(edited);
  if ("problems" in read) return read.problems;
  const toKey = ({ field, message }: Problem) => `${field} ${message}`;
  const known = new Set(findIgnored(before).map(toKey));
  return findIgnored(edited).filter((problem) => !known.has(toKey(problem)));
}

/** The studio is the only part of the console with frames, which hold its own screens. */
const allowFrames = (response: Response): string =>
  `${response.getHeader("Content-Security-Policy")};frame-src 'self'`;
