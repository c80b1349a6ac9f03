import { type Response, Router } from "express";

/** So long the store is not asked again: whoever asks for it often costs nothing. */
const KNOWN_MS = 1_000;

type Readiness = "up" | "down";

/**
 * Two questions that routers and machines ask. /healthz: is the process alive? Who gets no answer may
 * start it anew. /readyz: shall it be sent visitors? Not while it stops, nor while it cannot reach the
 * store. That the taxi API is down is told and changes nothing: all panels have the same API, and each
 * of them still has pages to show.
 */
export function createHealth(about: {
  ping: () => Promise<void>;
  isApiDown: () => boolean;
  isStopping: () => boolean;
}): Router {
  const router = Router();
  let asked: { at: number; answer: Promise<Readiness> } | undefined;

  function askStore(): Promise<Readiness> {
    const now = performance.now();
    if (!asked || now - asked.at > KNOWN_MS) {
      // Where we are only busy, an answer may come too late once: that is no reason to send us nobody.
      const answer = about
        .ping()
        .catch(about.ping)
        .then(
          () => "up" as const,
          () => "down" as const,
        );
      asked = { at: now, answer };
    }
    return asked.answer;
  }

  router.get("/healthz", (_request, response: Response) => {
    response.set("Cache-Control", "no-store").type("text/plain").send("ok");
  });
  router.get("/readyz", async (_request, response: Response) => {
    const isStopping = about.isStopping();
    // A panel that goes says so at once, whatever the store does.
    const store = isStopping ? undefined : await askStore();
    const isReady = store === "up" && !about.isStopping();
    response
      .set("Cache-Control", "no-store")
      .status(isReady ? 200 : 503)
      .json({
        isReady,
        isStopping: about.isStopping(),
        store,
        api: about.isApiDown() ? "down" : "up",
      });
  });
  return router;
}
