import { type Request, type Response, Router } from "express";
import { ApiFault } from "../../api/errors.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { releaseRateLimits } from "../../request/rate-limit/rate-limit.server.ts";
import type { ConsoleParts } from "../console-parts.server.ts";
import { handle } from "../page/handle.server.ts";
import { localsOf, operatorOf, sendNotFound, sendPage } from "../page/render-page.server.tsx";
import { BrandPage } from "./brand-page.tsx";
import { BrandsPage } from "./brands-page.tsx";
import { checkStore } from "./check-store.server.ts";
import { findBrands } from "./find-brands.server.ts";
import { texts } from "./texts.ts";

function ignoreFault(error: unknown): undefined {
  if (!(error instanceof ApiFault)) throw error;
  return undefined;
}

/** The overview of all brands, and the page and the actions of each. */
export function createBrandPages({
  services,
  figures,
  reports,
  trail,
}: Pick<ConsoleParts, "services" | "figures" | "reports" | "trail">): Router {
  const { tenants, sessions, store, health } = services;
  const router = Router();

  /** Answers with the brand's page where there is such a brand. */
  const forBrand = (
    act: (permalink: string, request: Request, response: Response) => Promise<void>,
  ) =>
    handle(async (request, response) => {
      const { permalink = "" } = request.params;
      const brand = await findBrand(permalink);
      if (brand) await act(permalink, request, response);
      else sendNotFound(request, response);
    });

  /** Undefined for a brand that the API does not know. While it does not answer, a known copy is enough. */
  async function findBrand(permalink: string) {
    const isKnown = await tenants.find({ permalink }).then(Boolean, ignoreFault);
    if (isKnown === false) return undefined;
    const all = await reports.read();
    const brands = await findBrands(all, { figures, health });
    return brands.find((brand) => brand.permalink === permalink);
  }

  router.get(
    "/",
    handle(async (request, response) => {
      const [processes, storeHealth] = await Promise.all([reports.read(), checkStore(store)]);
      const t = createTranslate(texts, localsOf(response).language);
      sendPage(request, response, {
        title: t("title"),
        section: "brands",
        children: (
          <BrandsPage
            brands={await findBrands(processes, { figures, health })}
            processes={processes}
            store={storeHealth}
            missing={request.query.missing}
            now={Date.now()}
          />
        ),
      });
    }),
  );

  router.get(
    "/look-up",
    handle(async (request, response) => {
      const name = String(request.query.name ?? "")
        .trim()
        .toLowerCase();
      try {
        const domain = name.replace(/^https?:\/\//, "").replace(/[:/].*$/, "");
        const brand = (await tenants.find({ domain })) ?? (await tenants.find({ permalink: name }));
        response.redirect(303, brand ? `/brands/${brand.permalink}` : "/?missing=brand");
      } catch (error) {
        if (!(error instanceof ApiFault)) throw error;
        response.redirect(303, "/?missing=answer");
      }
    }),
  );

  router.get(
    "/brands/:permalink",
    handle(async (request, response) => {
      const brand = await findBrand(request.params.permalink ?? "");
      if (!brand) return sendNotFound(request, response);
      sendPage(request, response, {
        title: brand.name,
        section: "brands",
        children: <BrandPage brand={brand} done={request.query} now={Date.now()} />,
      });
    }),
  );

  router.post(
    "/brands/:permalink/purge",
    forBrand(async (brand, _request, response) => {
      const processes = (await reports.read()).filter(({ state }) => state === "up").length;
      const purged = await trail.record(
        { operator: operatorOf(response), action: "purge", brand },
        () => tenants.purge(brand, processes),
      );
      response.redirect(303, `/brands/${brand}?done=purged&count=${purged}&of=${processes}`);
    }),
  );

  router.post(
    "/brands/:permalink/end-sessions",
    forBrand(async (brand, request, response) => {
      if (!request.body.confirmed)
        return response.redirect(303, `/brands/${brand}?done=unconfirmed`);
      await trail.record(
        { operator: operatorOf(response), action: "end_brand_sessions", brand },
        () => sessions.endAllOfBrand(brand),
      );
      response.redirect(303, `/brands/${brand}?done=ended`);
    }),
  );

  router.post(
    "/brands/:permalink/release-limits",
    forBrand(async (permalink, request, response) => {
      const { account = "", address = "" } = request.body;
      const brand = await tenants.find({ permalink });
      if (!brand || !account.trim()) return response.redirect(303, `/brands/${permalink}`);
      await trail.record(
        { operator: operatorOf(response), action: "release_rate_limits", brand: permalink },
        () => releaseRateLimits([account], { brand, app: { services, address } }),
      );
      response.redirect(303, `/brands/${permalink}?done=released`);
    }),
  );

  router.get("/brands/:permalink/account", (request, response) => {
    const { permalink } = request.params;
    const id = String(request.query.id ?? "").trim();
    response.redirect(
      303,
      /^\d{1,15}$/.test(id) ? `/brands/${permalink}/accounts/${id}` : `/brands/${permalink}`,
    );
  });

  return router;
}
