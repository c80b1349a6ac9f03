import { Router } from "express";
import { createPictureProxy } from "../../middleware/picture-proxy.server.ts";
import { picturesPath } from "../../request/picture-address.server.ts";
import type { ConsoleParts } from "../console-parts.server.ts";
import { sendNotFound } from "../page/render-page.server.tsx";
import { readChoice } from "../preview/choice.ts";
import { Gallery } from "../preview/gallery.tsx";
import type { PreviewLinks } from "../preview/preview-links.server.ts";
import { createSampleRoutes } from "../preview/send-sample.server.ts";
import { ColoursPage } from "./colours-page.tsx";
import { toDraftAddress } from "./draft-frame.tsx";
import { createDrafts } from "./drafts.server.ts";
import { createEditRoutes } from "./edit-routes.server.tsx";
import { type Comparison, ExportPage } from "./export-page.tsx";
import { findDifferences } from "./find-differences.ts";
import { findLive } from "./find-live.server.ts";
import { createLinkRoutes } from "./link-routes.server.tsx";
import { findIgnored, findUndocumented, toDraftBrand } from "./read-configuration.server.ts";
import { createForDraft, draftPath, sendDraft } from "./send-draft.server.tsx";
import { createStartRoutes } from "./start-routes.server.tsx";

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
  const forDraft = createForDraft(drafts);
  const router = Router();

  router.use(createStartRoutes({ services, trail, drafts }));
  router.use(createEditRoutes({ trail, drafts, forDraft }));
  router.use(createLinkRoutes({ services, settings, trail, previews, drafts, forDraft }));

  router.get(
    draftPath,
    forDraft((draft, request, response) => {
      const brand = toDraftBrand(draft.configuration);
      const choice = readChoice(request.query, brand);
      sendDraft(
        { draft, view: "screens" },
        [request, response],
        <Gallery base={toDraftAddress(draft.id)} brand={brand} choice={choice} />,
      );
    }),
  );

  router.get(
    `${draftPath}/colours`,
    forDraft((draft, ...exchange) => {
      const { colours } = toDraftBrand(draft.configuration);
      sendDraft({ draft, view: "colours" }, exchange, <ColoursPage colours={colours} />);
    }),
  );

  router.get(
    `${draftPath}/export`,
    forDraft(async (draft, ...exchange) => {
      const { configuration } = draft;
      const live = await findLive(services, configuration.agrupation.permalink);
      const comparison: Comparison =
        "configuration" in live
          ? { kind: "compared", differences: findDifferences(live.configuration, configuration) }
          : live;
      sendDraft(
        { draft, view: "export" },
        exchange,
        <ExportPage
          {...{ configuration, comparison }}
          ignored={[...findUndocumented(configuration), ...findIgnored(configuration)]}
          download={`${toDraftAddress(draft.id)}/configuration.json`}
        />,
      );
    }),
  );

  router.get(
    `${draftPath}/configuration.json`,
    forDraft(({ configuration }, _request, response) => {
      response.attachment("configuration.json");
      response.send(JSON.stringify(configuration, null, 2));
    }),
  );

  // A logo at the API's own origin comes through the console, as it does on the panel.
  const factsOf = () => ({ screen: "studio" });
  router.get(picturesPath, createPictureProxy({ ...services, log, factsOf }));
  router.use(
    createSampleRoutes(draftPath, {
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
