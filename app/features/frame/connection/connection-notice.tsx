import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useTexts } from "../../../i18n/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { LostConnection } from "../../../ui/feedback/lost-connection.tsx";
import { type LostRequest, retryLostRequests } from "../../../ui/pending/lost-requests.ts";
import { getPressedForm } from "../../../ui/pending/presses.ts";
import { texts } from "./texts.ts";

type Place = { host: HTMLElement; isInForm: boolean };

/** Tells the user that the connection is lost: in the form that was sent, or above the page. */
export function ConnectionNotice({ lost }: { lost: LostRequest["kind"] }) {
  const t = useTexts(texts);
  const [place, setPlace] = useState<Place>();

  useEffect(() => {
    const host = document.createElement("div");
    host.style.display = "contents";
    const isInForm = lost === "form" && putInForm(host);
    if (!isInForm) putOverPage(host);
    setPlace({ host, isInForm });
    return () => {
      setPlace(undefined);
      // React has to remove the portal's content first.
      queueMicrotask(() => host.remove());
    };
  }, [lost]);

  useEffect(() => {
    place?.host.firstElementChild?.scrollIntoView({ block: "nearest" });
  }, [place]);

  if (!place) return null;
  const hint = lost === "page" ? "page_hint" : place.isInForm ? "form_hint" : "retry_hint";
  return createPortal(
    <LostConnection
      title={t("title")}
      overPage={!place.isInForm}
      action={
        <Button
          type="button"
          kind="secondary"
          compact
          icon="refresh"
          onClick={lost === "form" ? sendAgain : retryLostRequests}
        >
          {t("try_again")}
        </Button>
      }
    >
      {t(hint)}
    </LostConnection>,
    place.host,
  );
}

/** Submits the form again, with what the user has changed since. */
function sendAgain(): void {
  const pressed = getPressedForm();
  if (!pressed) {
    retryLostRequests();
    return;
  }
  const { form, submitter } = pressed;
  const isButton = submitter?.matches("button, input[type=submit], input[type=image]");
  form.requestSubmit(isButton ? submitter : undefined);
}

const visibleFields = "input:not([type=hidden]), select, textarea";

/** Puts the notice above the pressed button, if the form has fields that the user fills in. */
function putInForm(host: HTMLElement): boolean {
  const pressed = getPressedForm();
  if (!pressed?.form.querySelector(visibleFields)) return false;
  const { form, submitter } = pressed;
  let child: Element | null | undefined = submitter;
  while (child && child.parentElement !== form) child = child.parentElement;
  if (child) child.before(host);
  else form.append(host);
  return true;
}

/** Everything behind an open dialog is inert, so the notice goes into the dialog. */
function putOverPage(host: HTMLElement): void {
  const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
  (dialog?.querySelector(":scope > div") ?? document.body).prepend(host);
}
