/** A streamed page has loaded only when its last part is there. */
const MOST_MS = 5_000;

/** Runs what no user waits for when the page has loaded, or after a while; returns a function that cancels it. */
export function whenLoaded(run: () => void): () => void {
  if (document.readyState === "complete") {
    run();
    return () => {};
  }
  const start = () => {
    cancel();
    run();
  };
  const timer = setTimeout(start, MOST_MS);
  const cancel = () => {
    clearTimeout(timer);
    window.removeEventListener("load", start);
  };
  window.addEventListener("load", start);
  return cancel;
}
