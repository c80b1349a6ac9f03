// Pact's matchers, typed by what they stand for.
import { MatchersV3 } from "@pact-foundation/pact";

type Matcher<Value> = MatchersV3.Matcher<Value>;

export const { boolean, eachLike, equal, integer, number, string } = MatchersV3;

/** What may stand for a value of the wire: the value itself where it must be that, or a matcher. */
export type Shape<Wire> = Matcher<Wire> | Parts<Wire>;

/** Of an object, only the fields that the panel reads. */
type Parts<Wire> = Wire extends (infer Item)[]
  ? Matcher<Shape<Item>[]>
  : Wire extends object
    ? { [Field in keyof Wire]?: Shape<Wire[Field]> }
    : Wire;

export function pattern<Value extends string>(regex: string, example: Value): Matcher<Value> {
  return MatchersV3.regex(regex, example) as Matcher<string> as Matcher<Value>;
}

/**
 * Exactly the example while the panel is tested. When the API is verified, the values that its states
 * have given to the names in braces: `fromState("/favorites/{id}/", "/favorites/7/")`.
 */
export function fromState<Value>(expression: string, example: Value): Matcher<Value> {
  const named = expression.replaceAll(/\{(\w+)\}/g, (_, name) => `\${${name}}`);
  // Pact's own matcher would let the panel send any other value of the type.
  return { ...MatchersV3.fromProviderState(named, example), "pact:matcher:type": "equality" };
}
