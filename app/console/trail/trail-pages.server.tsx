import { Router } from "express";
import { createTranslate } from "../../i18n/translate.ts";
import type { ConsoleParts } from "../console-parts.server.ts";
import { localsOf, sendPage } from "../page/render-page.server.tsx";
import { texts } from "./texts.ts";
import { TrailPage } from "./trail-page.tsx";

const PER_PAGE = 50;

export function createTrailPages({ trail }: Pick<ConsoleParts, "trail">): Router {
  const router = Router();
  router.get("/trail", async (request, response, next) => {
    try {
      const asked = Number(request.query.from);
      const newest = Number.isSafeInteger(asked) && asked > 0 ? asked : undefined;
      const entries = await trail.read(PER_PAGE, newest);
      const last = entries.at(-1)?.number ?? 1;
      const t = createTranslate(texts, localsOf(response).language);
      sendPage(request, response, {
        title: t("title"),
        section: "trail",
        children: (
          <TrailPage entries={entries} older={last > 1 ? `/trail?from=${last - 1}` : undefined} />
        ),
      });
    } catch (error) {
      next(error);
    }
  });
  return router;
}
