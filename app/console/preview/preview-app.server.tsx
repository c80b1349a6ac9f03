import { randomBytes } from "node:crypto";
import { type Request, type Response, Router } from "express";
import { limitNetworks } from "../../middleware/network-limit.server.ts";
import type { Samples } from "../../samples/samples.server.ts";
import { createWrongGuesses } from "../access/wrong-guesses.server.ts";
import { handle } from "../page/handle.server.ts";
import { detectConsoleLanguage } from "../page/language.server.ts";
import { type ConsoleLocals, sendPage } from "../page/render-page.server.tsx";
import { toDraftBrand } from "../studio/read-configuration.server.ts";
import { readChoice } from "./choice.ts";
import type { PreviewLinks } from "./preview-links.server.ts";
import { PreviewPage } from "./preview-page.tsx";
import { createSampleRoutes } from "./send-sample.server.ts";

/** Two frames with a map each have some hundred tiles. */
const AT_ONCE = 600;
const PER_MINUTE = 300;

const PATH = "/preview/:token";
const MOST_UNKNOWN_TOKENS = 20;

/** The only pages of the console that need no log-in: a draft, with sample data, for who has its address. */
export function createPreview({
  links,
  samples,
  now,
}: {
  links: PreviewLinks;
  samples: Samples;
  now?: () => number;
}): Router {
  const wrongTokens = createWrongGuesses({ most: MOST_UNKNOWN_TOKENS, now });
  const mayAsk = limitNetworks({ atOnce: AT_ONCE, perMinute: PER_MINUTE });
  const router = Router();

  /** Answers an address that is unknown, expired or revoked, always in the same way. */
  async function find(request: Request, response: Response) {
    const { ip = "" } = request;
    const configuration = mayAsk(request) && (await links.find(request.params.token ?? ""));
    if (configuration) return toDraftBrand(configuration);
    // Others of the same office go on with an address that is right.
    if (configuration === false || wrongTokens.areTooMany(ip)) {
      response.status(429).set("Retry-After", "600").type("text/plain").send("Try again later.\n");
      return undefined;
    }
    wrongTokens.add(ip);
    response.status(404).type("text/plain").send("There is no such page.\n");
    return undefined;
  }

  router.use("/preview", (_request, response, next) => {
    response.set({
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex, nofollow",
      "Referrer-Policy": "no-referrer",
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    });
    next();
  });

  router.get(
    PATH,
    handle(async (request, response) => {
      const brand = await find(request, response);
      if (!brand) return;
      const nonce = randomBytes(16).toString("base64");
      const { language } = detectConsoleLanguage(request);
      const locals: ConsoleLocals = { nonce, language, session: undefined };
      Object.assign(response.locals, locals);
      response.setHeader("Content-Security-Policy", toPolicy(nonce));
      const choice = readChoice(request.query, brand);
      sendPage(request, response, {
        title: brand.name,
        isBare: true,
        children: (
          <PreviewPage base={request.path.replace(/\/$/, "")} brand={brand} choice={choice} />
        ),
      });
    }),
  );

  router.use(createSampleRoutes(PATH, { samples, find }));
  router.use("/preview", (_request, response) => {
    response.status(404).type("text/plain").send("There is no such page.\n");
  });
  return router;
}

const toPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "frame-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join(";");
