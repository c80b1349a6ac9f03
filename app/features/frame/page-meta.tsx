import { Meta } from "@remix-run/react";
import { Children, cloneElement, isValidElement, type ReactNode } from "react";
import { ERROR_PREFIX, useHasError } from "../../ui/feedback/error-title.ts";

type Element = { children?: ReactNode };

/**
 * Adds the error prefix to the title. Remix does not pass a form's reply to `meta`, so we call `Meta` as
 * a hook and change the title that it returns.
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
