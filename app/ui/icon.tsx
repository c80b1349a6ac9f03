import sprite from "./icons.svg";

/** The symbols of `icons.svg`, a file of its own so that icons cost no JavaScript. */
export type IconName =
  | "menu"
  | "close"
  | "user"
  | "user-plus"
  | "users"
  | "log-in"
  | "log-out"
  | "taxi"
  | "calendar"
  | "clock"
  | "history"
  | "chart"
  | "star"
  | "map-pin"
  | "swap"
  | "card"
  | "wallet"
  | "message"
  | "mail"
  | "phone"
  | "life-buoy"
  | "bell"
  | "help"
  | "document"
  | "print"
  | "copy"
  | "shield"
  | "lock"
  | "search"
  | "plus"
  | "minus"
  | "show-all"
  | "edit"
  | "trash"
  | "check"
  | "success"
  | "info"
  | "warning"
  | "alert"
  | "eye"
  | "eye-off"
  | "share"
  | "download"
  | "refresh"
  | "external"
  | "globe"
  | "tag"
  | "gift"
  | "store"
  | "qr-code"
  | "briefcase"
  | "arrow-left"
  | "chevron-up"
  | "chevron-down"
  | "chevron-left"
  | "chevron-right"
  | "facebook"
  | "twitter"
  | "linkedin"
  | "google";

/** These point along the line, so they are mirrored where text runs from the right. */
const isDirectional = (name: IconName) => /^(arrow|chevron)-[lr]|^log-/.test(name);

/** A decorative icon beside a text. */
export function Icon({ name, size = "1.25em" }: { name: IconName; size?: string }) {
  return (
    <svg
      aria-hidden="true"
      data-directional={isDirectional(name) ? "" : undefined}
      width={size}
      height={size}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
