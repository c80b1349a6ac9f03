import { Router } from "express";
import { createTranslate } from "../../i18n/translate.ts";
import type { ConsoleParts } from "../console-parts.server.ts";
import { handle } from "../page/handle.server.ts";
import { localsOf, sendPage } from "../page/render-page.server.tsx";
import { ContractPage } from "./contract-page.tsx";
import { texts } from "./texts.ts";

/** Where the API's answers do not match its document. */
export function createContractPages({ services }: Pick<ConsoleParts, "services">): Router {
  const router = Router();
  router.get(
    "/contract",
    handle(async (request, response) => {
      const found = await services.contractViolations.read();
      const t = createTranslate(texts, localsOf(response).language);
      sendPage(request, response, {
        title: t("title"),
        section: "contract",
        children: <ContractPage {...found} />,
      });
    }),
  );
  return router;
}
