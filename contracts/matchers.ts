// Pact's matchers, typed by the value that they match.
import { MatchersV3 } from "@pact-foundation/pact";

type Matcher<Value> = MatchersV3.Matcher<Value>;

export const { boolean, eachLike, equal, integer, number, string } = MatchersV3;

/** A value of the wire or a matcher for it. A plain value must be equal. */
export type Shape<Wire> = Matcher<Wire> | Parts<Wire>;

/** An object needs only the fields that the panel reads. */
type Parts<Wire> = Wire extends (infer Item)[]
  ? Matcher<Shape<Item>[]>
  : Wire extends object
    ? { [Field in keyof Wire]?: Shape<Wire[Field]> }
    : Wire;

export function pattern<Value extends string>(regex: string, example: Value): Matcher<Value> {
  return MatchersV3.regex(regex, example) as Matcher<string> as Matcher<Value>;
}

/**
 * In the panel's tests this matches exactly the example. When the API is verified, Pact fills the names in
 * braces with the values of the provider states: `fromState("/favorites/{id}/", "/favorites/7/")`.
 */
export function fromState<Value>(expression: string, example: Value): Matcher<Value> {
  const named = expression.replaceAll(/\{(\w+)\}/g, (_, name) => `\${${name}}`);
  return {
    ...MatchersV3.fromProviderState(named, example),
    // Pact's own matcher accepts any value of the type; the panel must send exactly this one.
    "pact:matcher:type": "equality",
    // Without it Pact for the JVM sends a number as text.
    ...(typeof example === "number" && { dataType: "INTEGER" }),
  };
}
