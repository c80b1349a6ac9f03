import { getPressedForm } from "../../../ui/pending/presses.ts";
import { fetchOrHold } from "./hold-requests.ts";
import { beforeImport, getNavigation } from "./router.ts";

/**
 * When the code of the next page does not arrive, Remix reloads the page that the user is leaving, and
 * the press is lost. So the code is fetched before it is imported: it waits for the connection, and
 * where a release has replaced it, the browser loads the next page as a document.
 */
export function guardChunks(): void {
  beforeImport((files) => Promise.all(files.map(fetchChunk)));
}

async function fetchChunk(address: string): Promise<void> {
  const { ok } = await fetchOrHold(() => fetch(address));
  if (ok) return;
  loadDocument();
  // The document that comes replaces this one.
  await new Promise(() => {});
}

function loadDocument(): void {
  const { state, location: next } = getNavigation();
  const pressed = state === "submitting" && getPressedForm();
  if (pressed) submitDocument(pressed);
  else if (next) window.location.assign(next.pathname + next.search + next.hash);
  else window.location.reload();
}

/** The form's idempotency key lets the panel carry it out once, however often it arrives. */
function submitDocument({ form, submitter }: NonNullable<ReturnType<typeof getPressedForm>>): void {
  const name = submitter?.getAttribute("name");
  if (name) {
    const value = submitter?.getAttribute("value") ?? "";
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  }
  HTMLFormElement.prototype.submit.call(form);
}
