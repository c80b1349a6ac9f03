import { type Request, type Response, Router } from "express";
import type { Configuration } from "../../api/configuration.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import type { ConsoleParts } from "../console-parts.server.ts";
import { handle } from "../page/handle.server.ts";
import { localsOf, operatorOf, sendPage } from "../page/render-page.server.tsx";
import { toDraftAddress } from "./draft-frame.tsx";
import type { Drafts } from "./drafts.server.ts";
import { toEmptyConfiguration } from "./empty-configuration.ts";
import { findLive } from "./find-live.server.ts";
import { MOST_CHARACTERS, readJson } from "./read-configuration.server.ts";
import { type StartFailure, StartPage } from "./start-page.tsx";
import { texts } from "./texts.ts";

/** The list of drafts, and the ways to begin one. */
export function createStartRoutes({
  services,
  trail,
  drafts,
}: Pick<ConsoleParts, "services" | "trail"> & { drafts: Drafts }): Router {
  const router = Router();
  const textsOf = (response: Response) => createTranslate(texts, localsOf(response).language);

  async function send(request: Request, response: Response, failure?: StartFailure) {
    sendPage(request, response, {
      title: textsOf(response)("title"),
      section: "studio",
      status: failure ? 422 : 200,
      children: <StartPage drafts={await drafts.list()} failure={failure} />,
    });
  }

  /** What the form asks for, or why there is no such configuration. */
  async function read(
    { body }: Request,
    response: Response,
  ): Promise<{ configuration: Configuration } | StartFailure> {
    const { from, name = "", json = "" } = body;
    if (from === "nothing")
      return { configuration: toEmptyConfiguration(textsOf(response)("newBrand")) };
    if (from === "json") {
      const text = String(json);
      const shown = text.length > MOST_CHARACTERS ? "" : text;
      return { kind: "json", json: shown, ...readJson(text) };
    }
    const wanted = String(name).trim().toLowerCase();
    return { name: wanted, ...(await findLive(services, wanted)) };
  }

  async function begin(configuration: Configuration, response: Response) {
    const operator = operatorOf(response);
    const brand = configuration.agrupation.permalink;
    const id = await trail.record({ operator, action: "create_draft", brand }, () =>
      drafts.create(configuration, operator),
    );
    response.redirect(303, toDraftAddress(id));
  }

  router.get(
    "/studio",
    handle((request, response) => send(request, response)),
  );

  router.post(
    "/studio/drafts",
    handle(async (request, response) => {
      const found = await read(request, response);
      if ("configuration" in found) await begin(found.configuration, response);
      else await send(request, response, found);
    }),
  );

  return router;
}
