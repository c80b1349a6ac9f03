import { Meta } from "@remix-run/react";
import { Children, cloneElement, isValidElement, type ReactNode } from "react";
import { ERROR_PREFIX, useHasError } from "../../ui/feedback/error-title.ts";

type Element = { children?: ReactNode };

/**
 * The tags of the screen's `meta`, with the error mark in the title. Remix tells `meta` nothing of the
 * reply to a form, so `Meta` is called as the hook that it is and its title is changed.
 */
export function PageMeta() {
  const tags = Meta();
  const hasError = useHasError();
  return Children.map((tags.props as Element).children, (tag) =>
    hasError && isValidElement<Element>(tag) && tag.type === "title"
      ? cloneElement(tag, {}, `${ERROR_PREFIX}${tag.props.children}`)
      : tag,
  );
}
