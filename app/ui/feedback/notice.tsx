import type { ReactNode } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Icon, type IconName } from "../icon.tsx";
import { radius, space, ui } from "../styled.ts";
import { texts } from "./left-out-texts.ts";

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
  children,
}: {
  kind?: NoticeKind;
  title?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <NoticeBox data-kind={kind}>
      <Icon name={icons[kind]} size="1.5em" />
      <div>
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
      </div>
    </NoticeBox>
  );
}

type LeftOutRows =
  | "trips"
  | "addresses"
  | "employees"
  | "messages"
  | "tickets"
  | "methods"
  | "purses"
  | "movements"
  | "shops"
  | "ads"
  | "fares"
  | "service_types";

/** Messages about money have hints of their own, to avoid misunderstandings. */
const hints = {
  methods: "methods_hint",
  purses: "purses_hint",
  movements: "movements_hint",
} as const;

/** Says that rows of a list are missing; renders nothing where the list is complete. */
export function LeftOutNotice({ what, count }: { what: LeftOutRows; count: number }) {
  const t = useTexts(texts);
  if (count === 0) return null;
  const hint = what in hints ? hints[what as keyof typeof hints] : "hint";
  return (
    <Notice kind="warning" title={t(what, { count })}>
      {t(hint)}
    </Notice>
  );
}
