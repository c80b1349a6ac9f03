import type { JSX } from "react";
import { styled } from "styled-components";

/**
 * A styled element with a name of its own, which must be unique. The name becomes its class, so
 * that server and browser agree on it whatever the order in which they load the screens.
 */
export function ui<Tag extends keyof JSX.IntrinsicElements>(tag: Tag, name: string) {
  const style = styled(tag).withConfig({ displayName: name, componentId: `ui-${name}` });
  const fill = style as unknown as (texts: TemplateStringsArray, ...values: unknown[]) => unknown;
  return ((texts: TemplateStringsArray, ...values: unknown[]) =>
    fill(...join(texts, values))) as typeof style;
}

/** What is the same for every element becomes one text, which is then not put together for each of them. */
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
