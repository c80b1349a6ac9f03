import { Link, type LinkProps } from "@remix-run/react";
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
  /* A row of the table has room for icons only, in two lines beside those of the address. */
  @container (min-width: 62.01rem) {
    grid-template-columns: repeat(2, ${touch});
    justify-content: end;
    gap: 0;
    a { padding: 0; border-color: transparent; color: var(--muted); }
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
  return (
    <Box>
      <Tool
        icon="chevron-down"
        text={t("open")}
        label={t(isOpen ? "close_trip" : "open_trip", of)}
        to={here(`trip=${isOpen ? "none" : id}`)}
        aria-expanded={isOpen}
      />
      {mayEdit(status) && (
        <Tool icon="edit" text={t("edit")} label={t("edit_trip", of)} to={here(`edit=${id}`)} />
      )}
      <Tool icon="refresh" text={t("resend")} label={t("resend_trip", of)} to={resend.openTo} />
      {mayCancel(status) && (
        <Tool
          icon="close"
          text={t("cancel")}
          label={t("cancel_trip", of)}
          to={cancel.openTo}
          data-kind="danger"
        />
      )}
    </Box>
  );
}

/** Its label names the trip too, since the page has many of these tools. */
function Tool({
  icon,
  text,
  label,
  ...link
}: LinkProps & { icon: IconName; text: string; label: string; "data-kind"?: "danger" }) {
  return (
    <Link preventScrollReset aria-label={label} title={label} {...link}>
      <Icon name={icon} />
      <span>{text}</span>
    </Link>
  );
}
