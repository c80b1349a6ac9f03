import { describe, expect, test } from "vitest";
import { parseColour } from "./colour.ts";

describe("a colour is read from", () => {
  test.each([
    ["#abc", "#aabbcc"],
    ["#ABCD", "#aabbcc"],
    ["#d9534f", "#d9534f"],
    [" #D9534F80 ", "#d9534f"],
    ["rgb(217, 83, 79)", "#d9534f"],
    ["rgba(217,83,79,.5)", "#d9534f"],
    ["rgb(217 83 79 / 50%)", "#d9534f"],
    ["rgb(100% 0% 50%)", "#ff0080"],
    ["rgb(300, -5, 0)", "#ff0000"],
    ["hsl(120, 100%, 25%)", "#008000"],
    ["hsl(-240deg 100% 25%)", "#008000"],
    ["hsla(210, 50%, 40%, 0.3)", "#336699"],
    ["RebeccaPurple", "#663399"],
    ["hsl(210 50 40)", "#336699"],
    ["rgb(none 83 79)", "#00534f"],
  ])("%s", (text, expected) => {
    expect(parseColour(text)).toBe(expected);
  });
});

describe("no colour is read from", () => {
  test.each([
    null,
    "",
    "#ab",
    "#abcde",
    "#gggggg",
    "d9534f",
    "facade",
    "transparent",
    "currentColor",
    "constructor",
    "__proto__",
    "var(--main)",
    "url(https://evil.example/x.png)",
    "red;}body{display:none",
    "red/**/",
    "rgb(1,2)",
    "rgb(1,2,3,4,5)",
    "rgb(1 2, 3)",
    "rgb(1deg 2 3)",
    "rgb(calc(1) 2 3)",
    "hsl(120, 1, 1)",
    "hsl(10%, 10%, 10%)",
    "#fff</style><script>",
    `rgb(${"1".repeat(100)},1,1)`,
    "A(0A",
  ])("%s", (text) => {
    expect(parseColour(text)).toBeNull();
  });
});
