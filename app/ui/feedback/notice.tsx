import type { ReactNode, RefObject } from "react";
import { Icon, type IconName } from "../icon.tsx";
import { radius, space, ui } from "../styled.ts";

const NoticeBox = ui("div", "Notice")`
  display: flex;
  align-items: flex-start;
  gap: ${space.s};
  padding: ${space.m};
  border: 1px solid var(--info-edge);
  border-color: color-mix(in srgb, var(--tone-edge) 35%, transparent);
  border-radius: ${radius.m};
  background: var(--tone-tint);

  &[data-kind="info"] { --tone-tint: var(--info-tint); --tone-text: var(--info-text); --tone-edge: var(--info-edge); }
  &[data-kind="success"] { --tone-tint: var(--success-tint); --tone-text: var(--success-text); --tone-edge: var(--success-edge); }
  &[data-kind="warning"] { --tone-tint: var(--warning-tint); --tone-text: var(--warning-text); --tone-edge: var(--warning-edge); }
  &[data-kind="danger"] { --tone-tint: var(--danger-tint); --tone-text: var(--danger-text); --tone-edge: var(--danger-edge); }

  > svg { flex: none; color: var(--tone-text); }
  > div { display: grid; gap: ${space.xxs}; flex: 1; min-width: 0; }
  strong { font-weight: 650; }
  strong:focus { outline: none; }
  /* A brand's colour is readable on the page, and not on every tint. */
  a:not([class]) { color: inherit; }
`;

const icons = {
  info: "info",
  success: "success",
  warning: "warning",
  danger: "alert",
} satisfies Record<string, IconName>;

type NoticeKind = keyof typeof icons;

/** A lasting message on a page. */
export function Notice({
  kind = "info",
  title,
  titleRef,
  children,
}: {
  kind?: NoticeKind;
  title?: ReactNode;
  /** For a notice that gets the focus. */
  titleRef?: RefObject<HTMLElement>;
  children?: ReactNode;
}) {
  return (
    <NoticeBox data-kind={kind}>
      <Icon name={icons[kind]} size="1.5em" />
      <div>
        {title && (
          <strong ref={titleRef} tabIndex={titleRef && -1}>
            {title}
          </strong>
        )}
        {children && <div>{children}</div>}
      </div>
    </NoticeBox>
  );
}
