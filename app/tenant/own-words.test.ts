import { describe, expect, it } from "vitest";
import { ownWordsOf } from "./own-words.ts";

const say = (key: string, text: string, language = "ca") => ({ key, language, text });
const read = (...wording: ReturnType<typeof say>[]) =>
  ownWordsOf({ name: "Radio Taxi Cantalmar", wording }, "ca");

describe("a brand's own words", () => {
  it("are those of the page's language, with the brand's name", () => {
    expect(
      read(
        say("welcome", "Benvinguts a {{brand}}"),
        say("promise", "At your door in ten minutes", "en"),
        say("hotels", "  Per al vostre hotel ", "ca-ES"),
      ),
    ).toEqual({ welcome: "Benvinguts a Radio Taxi Cantalmar", hotels: "Per al vostre hotel" });
  });

  it.each([
    ["for a text that may not be worded", "log_in", "Endavant"],
    ["too long", "card_questions", "x".repeat(41)],
    ["empty", "welcome", "   "],
    ["of several lines", "promise", "Un taxi\nara"],
    ["with another placeholder", "welcome", "Hola, {{name}}"],
    ["with marks that turn the text around", "welcome", "Hola \u202e taxi"],
    ["with the name of an object's own member", "constructor", "Hola"],
  ])("are left out where they are %s", (_, key, text) => {
    expect(read(say(key, text))).toEqual({});
  });
});
