import { type Response, Router } from "express";
import type { ConsoleParts } from "../console-parts.server.ts";
import { operatorOf } from "../page/render-page.server.tsx";
import type { PreviewLinks } from "../preview/preview-links.server.ts";
import { toDraftAddress } from "./draft-frame.tsx";
import type { Draft, Drafts, PreviewLink } from "./drafts.server.ts";
import { embedLogo } from "./embed-logo.server.ts";
import { LinksPage } from "./links-page.tsx";
import { draftPath, type Exchange, type ForDraft, sendDraft } from "./send-draft.server.tsx";

/** The preview addresses of a draft, which end with it. */
export function createLinkRoutes({
  services,
  settings,
  trail,
  previews,
  drafts,
  forDraft,
}: Pick<ConsoleParts, "services" | "settings" | "trail"> & {
  previews: PreviewLinks;
  drafts: Drafts;
  forDraft: ForDraft;
}): Router {
  const router = Router();

  function send(draft: Draft, exchange: Exchange, address?: string) {
    const isRevoked = exchange[0].query.done === "revoked";
    sendDraft(
      { draft, view: "links" },
      exchange,
      <LinksPage {...{ draft, address, isRevoked }} now={Date.now()} />,
    );
  }

  async function create({ id: target, configuration }: Draft, response: Response) {
    const operator = operatorOf(response);
    const brand = configuration.agrupation.permalink;
    return trail.record({ operator, action: "create_preview", brand, target }, async () => {
      const made = await previews.create(await embedLogo(configuration, services), operator);
      await drafts.changeLinks(target, (links) => [made.link, ...links.filter(isValid)]);
      return made;
    });
  }

  async function revoke(
    { id: target, configuration }: Draft,
    link: PreviewLink,
    response: Response,
  ) {
    const operator = operatorOf(response);
    const brand = configuration.agrupation.permalink;
    await trail.record({ operator, action: "revoke_preview", brand, target }, async () => {
      await previews.revoke(link.id);
      await drafts.changeLinks(target, (all) => all.filter(({ id }) => id !== link.id));
    });
  }

  router.get(
    `${draftPath}/links`,
    forDraft((draft, ...exchange) => send(draft, exchange)),
  );

  router.post(
    `${draftPath}/links`,
    forDraft(async (draft, request, response) => {
      const { token, link } = await create(draft, response);
      const origin = settings.origin ?? `${request.protocol}://${request.get("host")}`;
      const links = [link, ...draft.links];
      // Only this page ever shows the address, so there is none to redirect to.
      send({ ...draft, links }, [request, response], `${origin}/preview/${token}`);
    }),
  );

  router.post(
    `${draftPath}/links/:link/revoke`,
    forDraft(async (draft, request, response) => {
      const link = draft.links.find(({ id }) => id === request.params.link);
      if (link) await revoke(draft, link, response);
      response.redirect(303, `${toDraftAddress(draft.id, "links")}?done=revoked`);
    }),
  );

  router.post(
    `${draftPath}/delete`,
    forDraft(async (draft, _request, response) => {
      for (const link of draft.links.filter(isValid)) await revoke(draft, link, response);
      const operator = operatorOf(response);
      const brand = draft.configuration.agrupation.permalink;
      await trail.record({ operator, action: "delete_draft", brand, target: draft.id }, () =>
        drafts.delete(draft.id),
      );
      response.redirect(303, "/studio");
    }),
  );

  return router;
}

const isValid = ({ expiresAt }: PreviewLink) => expiresAt > Date.now();
