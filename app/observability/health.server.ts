import { type Response, Router } from "express";

/** The answer of the store is reused for this long, so that frequent probes cost nothing. */
const KNOWN_MS = 1_000;

type Readiness = "up" | "down";

/**
 * Two probes. /healthz tells whether the process is alive, or must be restarted. /readyz tells whether a
 * router may send it visitors: not while it stops, nor while it cannot reach the store. It reports that
 * the taxi API is down, but stays ready: all panels share that API, and each still has pages to show.
 */
export function createHealth(about: {
  ping: () => Promise<void>;
  isApiDown: () => boolean;
  isStopping: () => boolean;
  /** Called when the panel is no longer ready, and when it is again. */
  onChange: (isReady: boolean) => void;
}): Router {
  const router = Router();
  let wasReady = true;
  let asked: { at: number; answer: Promise<Readiness> } | undefined;

  function askStore(): Promise<Readiness> {
    const now = performance.now();
    if (!asked || now - asked.at > KNOWN_MS) {
      // A busy process may read one answer too late, so one failure does not make it unready.
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
    // A stopping panel reports it at once, whatever the state of the store.
    const store = isStopping ? undefined : await askStore();
    const isReady = store === "up" && !about.isStopping();
    if (isReady !== wasReady && !isStopping) {
      wasReady = isReady;
      about.onChange(isReady);
    }
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
