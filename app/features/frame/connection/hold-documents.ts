import { keepLostRequest } from "../../../ui/pending/lost-requests.ts";

/** A form that the browser sends by itself would end on the browser's own error page. */
export function holdLostDocuments(): void {
  let release = () => {};
  // After React, which prevents the default of the forms that Remix sends.
  window.addEventListener("submit", (event) => {
    release();
    const { target: form, submitter } = event;
    const isOfRemix = event.defaultPrevented || !(form instanceof HTMLFormElement);
    if (navigator.onLine || isOfRemix) return;
    event.preventDefault();
    release = keepLostRequest({ kind: "form", retry: () => form.requestSubmit(submitter) });
  });
}
