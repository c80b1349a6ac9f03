import { keepLostRequest } from "../../../ui/pending/lost-requests.ts";

/** Without a connection a native form submission would end on the browser's error page, so we stop it. */
export function holdLostDocuments(): void {
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
