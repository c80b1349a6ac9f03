import { Link } from "@remix-run/react";
import { useTexts } from "../../i18n/use-texts.ts";
import { useDialog } from "../../ui/dialog/dialog.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { fontSize, radius, space, touch, ui } from "../../ui/styled.ts";
import { mayCancel, mayEdit } from "../trips/trip-status.ts";
import type { TripRow } from "../trips/trip-views.server.ts";
import { texts } from "./texts.ts";

const Box = ui("div", "OrderTools")`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
  gap: ${space.xs};

  a {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${space.xs};
    min-width: ${touch};
    min-height: ${touch};
    padding: 0 ${space.s};
    border: 1px solid var(--border);
    border-radius: ${radius.m};
    color: var(--text);
    font-size: ${fontSize.s};
    font-weight: 600;
    text-decoration: none;
    &:hover { background: var(--sunken); }
    &[data-kind="danger"] { color: var(--danger-text); }
    &[aria-expanded="true"] svg { rotate: 180deg; }
  }
  /* A row of the table has room for icons only. */
  @container (min-width: 62.01rem) {
    display: flex;
    justify-content: end;
    gap: ${space.xxs};
    a { flex: none; padding: 0; border-color: transparent; color: var(--muted); }
    a > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
  @media print { display: none; }
`;

type Tool = {
  icon: IconName;
  text: string;
  /** Names the trip too, since the page has many of these tools. */
  label: string;
  to: string;
  isDanger?: boolean;
  isExpanded?: boolean;
};

export function OrderTools({
  trip: { id, status },
  path,
  isOpen,
}: {
  trip: TripRow;
  path: string;
  isOpen: boolean;
}) {
  const t = useTexts(texts);
  const of = { id: `${id}` };
  const cancel = useDialog(`cancel-${id}`);
  const resend = useDialog(`resend-${id}`);
  const here = (query: string) => `${path}${path.includes("?") ? "&" : "?"}${query}`;
  const tools: (Tool | false)[] = [
    {
      icon: "chevron-down",
      text: t("open"),
      label: t(isOpen ? "close_trip" : "open_trip", of),
      to: here(`trip=${isOpen ? "none" : id}`),
      isExpanded: isOpen,
    },
    mayEdit(status) && {
      icon: "edit",
      text: t("edit"),
      label: t("edit_trip", of),
      to: here(`edit=${id}`),
    },
    {
      icon: "refresh",
      text: t("resend"),
      label: t("resend_trip", of),
      to: resend.openTo,
    },
    mayCancel(status) && {
      icon: "close",
      text: t("cancel"),
      label: t("cancel_trip", of),
      to: cancel.openTo,
      isDanger: true,
    },
  ];
  return (
    <Box>
      {tools.map(
        (tool) =>
          tool && (
            <Link
              key={tool.icon}
              to={tool.to}
              preventScrollReset
              aria-label={tool.label}
              title={tool.label}
              aria-expanded={tool.isExpanded}
              data-kind={tool.isDanger ? "danger" : undefined}
            >
              <Icon name={tool.icon} />
              <span>{tool.text}</span>
            </Link>
          ),
      )}
    </Box>
  );
}
