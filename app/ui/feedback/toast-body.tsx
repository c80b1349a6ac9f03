import { Link, useLocation } from "@remix-run/react";
import { type MouseEvent, useState } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Icon } from "../icon.tsx";
import { duration, radius, shadow, space, touch, ui } from "../styled.ts";
import { texts } from "./texts.ts";

const Box = ui("div", "ToastBody")`
  --focus: currentColor;
  display: flex;
  align-items: center;
  gap: ${space.s};
  padding-block: ${space.xs};
  padding-inline: ${space.m} ${space.xs};
  border: 1px solid transparent;
  border-radius: ${radius.m};
  background: var(--danger);
  color: var(--on-danger);
  font-weight: 500;
  line-height: 1.4;
  box-shadow: ${shadow.high};
  animation: toast-in ${duration.calm};
  &[data-kind="success"] {
    background: var(--success);
    color: var(--on-success);
    html[data-scripts] & { animation: toast-in ${duration.calm}, toast-settle 1ms ${duration.toast}; }
      /* The user can click what the toast covers while it sticks. */
    pointer-events: none;
    a { pointer-events: auto; }
  }
  p { flex: 1; min-width: 0; max-height: 50vh; overflow-y: auto; }
  strong { display: block; font-weight: 700; }
  a { display: grid; place-items: center; min-width: ${touch}; min-height: ${touch}; padding: 0 ${space.xxs}; color: inherit; }
  svg { flex: none; }

  @keyframes toast-in { from { opacity: 0; translate: 0 0.5rem; } }
  @keyframes toast-settle { to { translate: none; } }
`;

/** `id` tells two messages with the same text apart. */
export type ToastMessage = {
  id: string;
  kind: "success" | "failure";
  title?: string;
  text: string;
  /** The text's language, where it is not the page's. */
  lang?: string;
};

export default function ToastBody({
  message,
  onDismiss,
}: {
  message: ToastMessage;
  onDismiss: () => void;
}) {
  const t = useTexts(texts);
  const { pathname, search } = useLocation();
  const [isSettled, setSettled] = useState(false);
  const isSuccess = message.kind === "success";
  const dismiss = (event: MouseEvent) => {
    event.preventDefault();
    onDismiss();
  };
  return (
    <Box
      data-kind={message.kind}
      data-settled={isSettled ? "" : undefined}
      onAnimationEnd={({ animationName }) => animationName === "toast-settle" && setSettled(true)}
    >
      <Icon name={isSuccess ? "success" : "alert"} size="1.5em" />
      <p>
        {message.title && <strong>{message.title} </strong>}
        <span lang={message.lang}>{message.text}</span>
      </p>
      {/* The page shows a message once: without JavaScript, the link reloads the page without it. */}
      <Link
        to={pathname + search}
        replace
        onClick={dismiss}
        aria-label={isSuccess ? t("close") : undefined}
      >
        {isSuccess ? <Icon name="close" /> : t("accept")}
      </Link>
    </Box>
  );
}
