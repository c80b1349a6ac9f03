import { Link } from "@remix-run/react";
import {
  type ComponentPropsWithoutRef,
  type ElementType,
  type ReactNode,
  useDeferredValue,
} from "react";
import { Icon } from "../icon.tsx";
import { type Space, space, touch, ui } from "../styled.ts";
import { useHydrated } from "../use-hydrated.ts";

/** The screen's `h1`, with a link back and the screen's actions. */
export function PageHeader({
  title,
  back,
  children,
  actions,
}: {
  title: ReactNode;
  back?: { to: string; label: string };
  children?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <header className="page-header">
      <div>
        {back && (
          <Link to={back.to}>
            <Icon name="chevron-left" />
            {back.label}
          </Link>
        )}
        <h1>{title}</h1>
        {children && <p>{children}</p>}
      </div>
      {actions && <div>{actions}</div>}
    </header>
  );
}

type ClusterProps<As> = {
  as?: As;
  $gap?: Space;
  $justify?: "start" | "space-between" | "end" | "center";
};

/** Places its children side by side, and wraps them. */
export function Cluster<As extends ElementType = "div">({
  as,
  $gap = "s",
  $justify = "start",
  ...props
}: ClusterProps<As> & Omit<ComponentPropsWithoutRef<As>, keyof ClusterProps<As>>) {
  const Element: ElementType = as ?? "div";
  return <Element className="cluster" data-gap={$gap} data-justify={$justify} {...props} />;
}

/** As many equal columns as fit, each at least `$column` wide. */
export const Grid = ui("div", "Grid")<{ $column?: string; $gap?: Space }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${({ $column = "16rem" }) => $column}, 100%), 1fr));
  gap: ${({ $gap = "m" }) => space[$gap]};
`;

const Placeholder = ui("span", "Scripted")<{ $height: string }>`
  display: block;
  min-height: ${({ $height }) => $height};
  html:not([data-scripts]) & { display: none; }

  > [data-room] { display: flex; flex-wrap: wrap; gap: ${space.xs}; visibility: hidden; }
  > [data-room] > ::before { content: attr(data-label); }
  > [data-icons] > ::before { padding-inline-start: calc(1.25em + 0.5rem); }
  > [data-room] > :empty:not([data-label]) { width: ${touch}; height: ${touch}; }
  > [data-room="switch"] > span {
    min-height: ${touch};
    padding-block: ${space.xs};
    padding-inline: ${space.xxs} calc(2.75rem + ${space.m} + ${space.xxs});
    font-weight: 600;
  }
`;

/** What a part will have: a text, a switch with its label, or buttons, of which one without a label is an icon. */
type Room =
  | { text: string }
  | { switch: string }
  | { buttons: (string | undefined)[]; haveIcons?: boolean; areLarge?: boolean };

/**
 * Content that needs JavaScript. It reserves the height of a line of text or a row of controls, and the room of what may
 * need more than a line, so that nothing moves under the user's finger at hydration.
 */
export function Scripted({
  children,
  as = "div",
  room,
}: {
  children: ReactNode;
  as?: "div" | "span";
  room?: Room;
}) {
  // In steps, so that a press on an old phone need not wait for all such parts of the page.
  const isHydrated = useDeferredValue(useHydrated());
  return (
    <Placeholder as={as} $height={as === "span" ? "1.4em" : touch}>
      {isHydrated ? children : room && <KeptRoom room={room} />}
    </Placeholder>
  );
}

/** Styles draw the labels, so that no browser without styles or scripts says them. */
const KeptRoom = ({ room }: { room: Room }) =>
  !("buttons" in room) ? (
    Object.entries(room).map(([kind, label]) => (
      <span key={kind} aria-hidden="true" data-room={kind}>
        <span data-label={label} />
      </span>
    ))
  ) : (
    <span aria-hidden="true" data-room="buttons" data-icons={room.haveIcons ? "" : undefined}>
      {room.buttons.map((label) =>
        label === undefined ? (
          <span key="icon" />
        ) : (
          <span
            key={label}
            className="button"
            data-kind="secondary"
            data-compact={room.areLarge ? undefined : ""}
            data-label={label}
          />
        ),
      )}
    </span>
  );
