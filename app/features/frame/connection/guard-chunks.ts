import { beforeImport, getNavigation } from "../../../remix/browser-router.ts";
import { getPressedForm } from "../../../ui/pending/presses.ts";
import { fetchOrHold } from "./hold-requests.ts";

/**
 * When the next page's code fails to load, Remix reloads the current page, and the user's click is lost.
 * So we fetch the code before Remix imports it: the fetch waits for the connection, and if a release has
 * replaced the code, the browser loads the next page as a document.
 */
export function guardChunks(): void {
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
