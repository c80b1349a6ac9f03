import { keepLostRequest } from "../../../ui/pending/lost-requests.ts";
import { getPressedForm } from "../../../ui/pending/presses.ts";
import { fetchOrHold, holdLostRequests } from "./hold-requests.ts";
import { beforeImport, getNavigation } from "./router.ts";

let isGuarded = false;

/** Installs the handlers once for each document. */
export function guardConnection(): void {
  if (isGuarded) return;
  isGuarded = true;
  holdLostRequests();
  holdLostDocuments();
  guardChunks();
}

/**
 * When the next page's code fails to load, Remix reloads the current page, and the user's click is lost.
 * So we fetch the code before Remix imports it: the fetch waits for the connection, and if a release has
 * replaced the code, the browser loads the next page as a document.
 */
function guardChunks(): void {
  beforeImport((files) => Promise.all(files.map(fetchChunk)));
}

async function fetchChunk(address: string): Promise<void> {
  const { ok } = await fetchOrHold(() => fetch(address));
  if (ok) return;
  loadDocument();
  // Wait forever: the new document replaces this one.
  await new Promise(() => {});
}

function loadDocument(): void {
  const { state, location: next } = getNavigation();
  const pressed = state === "submitting" && getPressedForm();
  if (pressed) submitDocument(pressed);
  else if (next) window.location.assign(next.pathname + next.search + next.hash);
  else window.location.reload();
}

/** The idempotency key makes it safe to send the form a second time. */
function submitDocument({ form, submitter }: NonNullable<ReturnType<typeof getPressedForm>>): void {
  const name = submitter?.getAttribute("name");
  if (name) {
    const value = submitter?.getAttribute("value") ?? "";
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  }
  HTMLFormElement.prototype.submit.call(form);
}

/** Without a connection a native form submission would end on the browser's error page, so we stop it. */
function holdLostDocuments(): void {
  let release = () => {};
  // React's listener runs first and prevents the default of the forms that Remix submits.
  window.addEventListener("submit", (event) => {
    release();
    const { target: form, submitter } = event;
    const isHandledByRemix = event.defaultPrevented || !(form instanceof HTMLFormElement);
    if (navigator.onLine || isHandledByRemix) return;
    event.preventDefault();
    release = keepLostRequest({ kind: "form", retry: () => form.requestSubmit(submitter) });
  });
}
