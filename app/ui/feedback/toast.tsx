import { useState } from "react";
import { lazyPart } from "../lazy-part.ts";
import type { ToastMessage } from "./toast-body.tsx";

// Most pages have nothing to say.
export const ToastBody = lazyPart(() => import("./toast-body.tsx"));

/**
 * How the last action went, until the next page or until it is put away. It is always on the page,
 * empty where there is nothing to say, because only then is it heard.
 */
export function Toast({ message }: { message: ToastMessage | null }) {
  const [dismissed, setDismissed] = useState<string>();
  const shown = message?.id === dismissed ? null : message;
  const dismiss = () => setDismissed(message?.id);
  const part = (kind: ToastMessage["kind"]) =>
    shown?.kind === kind && <ToastBody key={shown.id} message={shown} onDismiss={dismiss} />;
  return (
    <div className="toast">
      <div role="status">{part("success")}</div>
      <div role="alert">{part("failure")}</div>
    </div>
  );
}
