import type { JSX } from "react";
import { styled } from "styled-components";

/**
 * Creates a styled element with a unique name. The name becomes its class, so that server and browser agree
 * on it in whatever order they load the screens.
 */
export function ui<Tag extends keyof JSX.IntrinsicElements>(tag: Tag, name: string) {
  return styled(tag).withConfig({ displayName: name, componentId: `ui-${name}` });
}
