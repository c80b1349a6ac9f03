import type { JSX } from "react";
import { styled } from "styled-components";

/**
 * Creates a styled element with a unique name. The name becomes its class, so that server and browser agree
 * on it in whatever order they load the screens.
 */
export function ui<Tag extends keyof JSX.IntrinsicElements>(tag: Tag, name: string) {
  const style = styled(tag).withConfig({ displayName: name, componentId: `ui-${name}` });
  const fill = style as unknown as (texts: TemplateStringsArray, ...values: unknown[]) => unknown;
  return ((texts: TemplateStringsArray, ...values: unknown[]) =>
    fill(...join(texts, values))) as typeof style;
}

/** Joins constant values into the text once, instead of for each element. */
function join(texts: readonly string[], values: unknown[]): [TemplateStringsArray, ...unknown[]] {
  const joined = [texts[0] ?? ""];
  const left: unknown[] = [];
  for (const [at, value] of values.entries()) {
    const next = texts[at + 1] ?? "";
    if (typeof value === "string") {
      joined.push(`${joined.pop()}${value}${next}`);
    } else {
      left.push(value);
      joined.push(next);
    }
  }
  return [Object.assign(joined, { raw: joined }), ...left];
}
