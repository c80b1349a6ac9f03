import { useState } from "react";
import { lazyPart } from "../lazy-part.ts";
import type { ToastMessage } from "./toast-body.tsx";

// Most pages show no toast.
export const ToastBody = lazyPart(() => import("./toast-body.tsx"));

/**
 * The result of the last action, until the next page or until the user dismisses it. The empty regions are
 * always on the page, because screen readers only announce changes of existing ones.
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
