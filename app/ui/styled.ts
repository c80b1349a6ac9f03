import type { JSX } from "react";
import { styled } from "styled-components";

/**
 * A styled element with a name of its own, which must be unique. The name becomes its class, so
 * that server and browser agree on it whatever the order in which they load the screens.
 */
export function ui<Tag extends keyof JSX.IntrinsicElements>(tag: Tag, name: string) {
  return styled(tag).withConfig({ displayName: name, componentId: `ui-${name}` });
}
