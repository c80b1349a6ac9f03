import { describe, expect, test } from "vitest";
import { z } from "zod";
import { createFormatMessage } from "./format-message.server.ts";
import {
  activationCode,
  alpha,
  alphaNum,
  amount,
  and,
  between,
  consent,
  date,
  decimal,
  email,
  integer,
  ipAddress,
  macAddress,
  maxLength,
  maxValue,
  minLength,
  minValue,
  not,
  numeric,
  or,
  password,
  phone,
  phoneOf,
  phoneWithCountry,
  prompted,
  type Rule,
  required,
  sameAs,
  secret,
  text,
  time,
  url,
  userCode,
} from "./rules.server.ts";
import { texts } from "./texts.ts";

type Expected = {
  rule: Rule;
  accepted: string[];
  refused: string[];
  en: string;
  es: string;
};

const expectations: Record<string, Expected> = {
  required: {
    rule: required,
    accepted: ["a", " a ", "0"],
    refused: ["", " ", "\t\n"],
    en: "This field is required.",
    es: "Este campo es obligatorio.",
  },
  "minLength of one": {
    rule: and(required, minLength(1)),
    accepted: ["a"],
    refused: [],
    en: "Enter at least 1 character.",
    es: "Escribe al menos 1 carácter.",
  },
  minLength: {
    rule: minLength(3),
    accepted: ["abc", "ñañ", "a b", "🚕🚕🚕"],
    refused: ["ab", "🚕🚕"],
    en: "Enter at least 3 characters.",
    es: "Escribe al menos 3 caracteres.",
  },
  prompted: {
    rule: prompted(),
    accepted: ["12345678901"],
    refused: ["1234567890"],
    en: "Enter at least 11 characters.",
    es: "Escribe al menos 11 caracteres.",
  },
  "maxLength of one": {
    rule: maxLength(1),
    accepted: ["a", "🚕"],
    refused: ["ab"],
    en: "Enter 1 character at most.",
    es: "Escribe 1 carácter como máximo.",
  },
  maxLength: {
    rule: maxLength(3),
    accepted: ["a", "abc", "🚕🚕🚕"],
    refused: ["abcd"],
    en: "Enter 3 characters at most.",
    es: "Escribe 3 caracteres como máximo.",
  },
  minValue: {
    rule: minValue(2.5),
    accepted: ["2.5", "3", "100"],
    refused: ["2", "2.49", "-3", "abc", "0x10", "1e3", "Infinity"],
    en: "Enter a number of at least 2.5.",
    es: "Escribe un número no menor que 2,5.",
  },
  maxValue: {
    rule: maxValue(7),
    accepted: ["7", "-1", "6.99"],
    refused: ["8", "7.01", "seven", "-Infinity"],
    en: "Enter a number of at most 7.",
    es: "Escribe un número no mayor que 7.",
  },
  between: {
    rule: between(1, 7),
    accepted: ["1", "7", "3.5"],
    refused: ["0", "8", "x"],
    en: "Enter a number from 1 to 7.",
    es: "Escribe un número entre 1 y 7.",
  },
  alpha: {
    rule: alpha,
    accepted: [
      "Ana",
      "María José Núñez",
      "O'Brien",
      "L’Hospitalet",
      "Pérez-Reverte",
      "Gal·la",
      "Nguyễn",
      "Jose\u0301",
      "Łukasz",
      "王小明",
      "محمد",
      "नेहा",
    ],
    refused: ["Ana1", "ana@x", "a_b", "<b>", "-", "' '", "Ana🚕", "a\nb"],
    en: "Letas only.",
    es: "Solo letras.",
  },
  alphaNum: {
    rule: alphaNum,
    accepted: ["AMIGO7", "ñ1", "42"],
    refused: ["a b", "a-b", "a.b", "a'b"],
    en: "Only letters and numbers.",
    es: "Solo letras y números.",
  },
  numeric: {
    rule: numeric,
    accepted: ["0", "007", "123456"],
    refused: ["1.5", "-1", "1a", "1 2", "٣"],
    en: "Numbers only.",
    es: "Solo números.",
  },
  integer: {
    rule: integer,
    accepted: ["0", "-12", "42"],
    refused: ["1.5", "1,0", "1.0", "a", "9007199254740993", "1e3"],
    en: "Enter a whole number.",
    es: "Escribe un número entero.",
  },
  decimal: {
    rule: decimal,
    accepted: ["1.5", "-0.25", "42"],
    refused: ["1.", ".5", "1.234,56", "a", "9".repeat(400)],
    en: "Enter a number, such as 12.50.",
    es: "Escribe un número, por ejemplo 12,50.",
  },
  email: {
    rule: email,
    accepted: ["ana@empresa.example", "ana.pena+taxi@sub.empresa.example"],
    refused: ["ana", "ana@", "@x.example", "a b@x.example", `${"a".repeat(250)}@x.example`],
    en: "Invalid email",
    es: "El correo no es válido",
  },
  phone: {
    rule: phone,
    accepted: ["600999888", "+34600999888"],
    refused: [
      "123456",
      "+1234567890123456",
      "+34123456789",
      "call me",
      "600-CALL",
      "++34600999888",
      "-",
      "()",
    ],
    en: "Enter a valid phone number",
    es: "Escribe un teléfono válido",
  },
  phoneWithCountry: {
    rule: phoneWithCountry,
    accepted: ["+34600999888"],
    refused: ["600999888", "+", "+34", "+3460099988", "+999600999888"],
    en: "Enter a valid phone number",
    es: "Escribe un teléfono válido",
  },
  "phoneOf a country": {
    rule: phoneOf("ES"),
    accepted: ["+34600999888", "+447400123456"],
    refused: ["123456789", "07400 123456", "+34", "call me"],
    en: "Enter a valid phone number",
    es: "Escribe un teléfono válido",
  },
  password: {
    rule: password,
    accepted: ["12345678", "con espacios y ñ", "x".repeat(200)],
    refused: ["1234567", "x".repeat(201)],
    en: "Enter a valid password",
    es: "Escribe una contraseña válida",
  },
  ipAddress: {
    rule: ipAddress,
    accepted: ["192.0.2.10", "::1", "2001:db8::10"],
    refused: ["192.0.2.256", "192.0.2", "host.example", "1.2.3.4:80"],
    en: "Enter an IP address, such as 192.0.2.10.",
    es: "Escribe una dirección IP, por ejemplo 192.0.2.10.",
  },
  macAddress: {
    rule: macAddress,
    accepted: ["00:1A:2B:3C:4D:5E", "00-1a-2b-3c-4d-5e"],
    refused: ["00:1A-2B:3C:4D:5E", "001A2B3C4D5E", "00:1A:2B:3C:4D", "00:1A:2B:3C:4D:5G"],
    en: "Enter a MAC address, such as 00:1A:2B:3C:4D:5E.",
    es: "Escribe una dirección MAC, por ejemplo 00:1A:2B:3C:4D:5E.",
  },
  url: {
    rule: url,
    accepted: ["https://parada.example/a?b=c", "http://localhost:3000"],
    refused: ["parada.example", "javascript:alert(1)", "ftp://x.example", "https:x.example"],
    en: "Enter a web address that starts with http:// or https://.",
    es: "Escribe una dirección web que empiece por http:// o https://.",
  },
  amount: {
    rule: amount,
    accepted: ["12", "0.5", "12.50"],
    refused: ["0", "0,00", "-5", "12.345", "1.234,50", "12 €", "1".repeat(13), "much"],
    en: "Enter an amount",
    es: "Escribe un importe",
  },
  userCode: {
    rule: userCode,
    accepted: ["AMIGO7", "PRD-7K2M-Q9XA", "x".repeat(40)],
    refused: ["dos palabras", "a/b", "x".repeat(41)],
    en: "Enter valid user code",
    es: "Escribe un código de usuario válido",
  },
  activationCode: {
    rule: activationCode,
    accepted: ["482913", "000000"],
    refused: ["48291", "4829130"],
    en: "Enter the 6 digits of the code.",
    es: "Escribe las 6 cifras del código.",
  },
  "activationCode of other than digits": {
    rule: activationCode,
    accepted: [],
    refused: ["48291a", "abcdef", "４８２９１３"],
    en: "Numbers only.",
    es: "Solo números.",
  },
  date: {
    rule: date,
    accepted: ["2026-07-31", "2028-02-29"],
    refused: ["2026-07-31T10:00", "275761-01-01", "-1", "today", "31/07"],
    en: "Enter a date as DD/MM/YYYY or YYYY-MM-DD.",
    es: "Escribe la fecha como DD/MM/AAAA o AAAA-MM-DD.",
  },
  "date that does not exist": {
    rule: date,
    accepted: [],
    refused: ["2026-02-29", "2026-13-01", "2026-00-10", "29/02/2026"],
    en: "This date does not exist. Check the day and the month.",
    es: "Esa fecha no existe. Revisa el día y el mes.",
  },
  time: {
    rule: time,
    accepted: ["00:00", "23:59"],
    refused: ["24:00", "07:60", "7", "13 pm", "noon"],
    en: "Enter a time as HH:mm, from 00:00 to 23:59.",
    es: "Escribe la hora como HH:mm, de 00:00 a 23:59.",
  },
  or: {
    rule: or("invalid", email, phone),
    accepted: ["ana@empresa.example", "+34600999888"],
    refused: ["ana", "12"],
    en: "This is not valid.",
    es: "Esto no es válido.",
  },
  and: {
    rule: and(alphaNum, minLength(3), maxLength(5)),
    accepted: ["abc", "12345"],
    refused: ["a-b-c", "-"],
    en: "Only letters and numbers.",
    es: "Solo letras y números.",
  },
  not: {
    rule: not("invalid", or("invalid", numeric, ipAddress)),
    accepted: ["abc", "1.5"],
    refused: ["12", "192.0.2.10"],
    en: "This is not valid.",
    es: "Esto no es válido.",
  },
};

const format = {
  en: createFormatMessage("en"),
  es: createFormatMessage("es"),
};

/** The messages in both languages; undefined where the rule accepts the value. */
function messagesOf(rule: Rule, value: string) {
  const [issue] = rule.safeParse(value).error?.issues ?? [];
  if (!issue) return undefined;
  const message = {
    rule: issue.message,
    values: issue.code === "custom" ? issue.params : undefined,
  };
  return { en: format.en(message), es: format.es(message) };
}

describe.each(Object.entries(expectations))("%s", (_, { rule, accepted, refused, en, es }) => {
  test.each(accepted)("accepts %j unchanged", (value) => {
    expect(rule.parse(value)).toBe(value);
  });

  test.each(refused)("refuses %j", (value) => {
    expect(messagesOf(rule, value)).toEqual({ en, es });
  });
});

test("every rule but required accepts an empty value", () => {
  const refusing = Object.entries(expectations).filter(([, { rule }]) => messagesOf(rule, ""));
  expect(refusing.map(([name]) => name)).toEqual(["required", "minLength of one"]);
});

test.each([
  [decimal, "12,5", "12.5"],
  [amount, "12,50", "12.50"],
  [phone, "600 99-98.88", "600999888"],
  [phone, "0034 (600) 999 888", "+34600999888"],
  [phoneWithCountry, "00 34 600 999 888", "+34600999888"],
  [phoneOf("ES"), "600 99-98.88", "+34600999888"],
  [phoneOf("GB"), "07400 123456", "+447400123456"],
  [activationCode, "482 913", "482913"],
  [activationCode, "482–913", "482913"],
  [date, "31/7/2026", "2026-07-31"],
  [date, "31-07-2026", "2026-07-31"],
  [date, "31.07.26", "2026-07-31"],
  [time, "7:40", "07:40"],
  [time, "07:40:00", "07:40"],
  [time, "7:40 pm", "19:40"],
  [or("invalid", email, phone), "+34 600 999 888", "+34600999888"],
  [minValue(2.5), "2,5", "2.5"],
  [maxValue(2.5), "2,5", "2.5"],
  [between(1, 7), "3,5", "3.5"],
])("returns one notation: %# %s as %s", (rule, typed, normalised) => {
  expect(rule.parse(typed)).toBe(normalised);
});

test("`and` gives the message of the first rule that refuses", () => {
  const rule = and(required, alpha, maxLength(3));
  expect(messagesOf(rule, "")?.en).toBe("This field is required.");
  expect(messagesOf(rule, "12345")?.en).toBe("Letas only.");
  expect(messagesOf(rule, "abcd")?.en).toBe("Enter 3 characters at most.");
});

test("`or` gives its own message, whatever its rules' messages", () => {
  expect(messagesOf(or("phone", and(numeric, minLength(3)), email), "a")?.en).toBe(
    "Enter a valid phone number",
  );
});

describe("a field", () => {
  test("of text is trimmed, and its line breaks count as one character", () => {
    expect(text(required, maxLength(4)).parse("  a\r\nb \r\n")).toBe("a\nb");
  });

  test("that is secret keeps its spaces", () => {
    expect(secret(required, password).parse(" 1234567 ")).toBe(" 1234567 ");
  });

  test.each([
    ["text", text()],
    ["secret", secret()],
  ])("of %s that was not sent is empty", (_, field) => {
    expect(z.object({ field }).parse({})).toEqual({ field: "" });
  });

  test.each([
    ["a file", new File(["x"], "x.txt")],
    ["a list", ["a", "b"]],
    ["null", null],
  ])("of text refuses %s", (_, value) => {
    const [issue] = text(required).safeParse(value).error?.issues ?? [];
    expect(issue?.message).toBe("invalid");
  });
});

describe("sameAs", () => {
  const schema = z
    .object({
      name: text(required),
      password: secret(required, password),
      password_confirmation: secret(required),
    })
    .check(sameAs("password_confirmation", "password"));

  const refusalsOf = (values: Record<string, string>) =>
    schema.safeParse(values).error?.issues.map(({ path, message }) => [path.join(), message]);

  test("accepts equal values", () => {
    const values = { name: "Ana", password: "12345678", password_confirmation: "12345678" };
    expect(schema.parse(values)).toEqual(values);
  });

  test("refuses different values, in both languages", () => {
    const values = { name: "Ana", password: "12345678", password_confirmation: "12345678 " };
    expect(refusalsOf(values)).toEqual([["password_confirmation", "sameAs"]]);
    expect(format.en({ rule: "sameAs" })).toBe("Password does not match");
    expect(format.es({ rule: "sameAs" })).toBe("Las contraseñas no coinciden");
  });

  test("is checked beside the errors of other fields", () => {
    expect(refusalsOf({ password: "12345678", password_confirmation: "1234" })).toEqual([
      ["name", "required"],
      ["password_confirmation", "sameAs"],
    ]);
  });

  test("does not report the confirmation where the password itself is refused", () => {
    expect(refusalsOf({ name: "Ana", password: "123", password_confirmation: "123" })).toEqual([
      ["password", "password"],
    ]);
  });
});

test("consent is a ticked box, and nothing else", () => {
  expect(consent.safeParse("on")).toEqual({ success: true, data: true });
  for (const value of ["", "off", "true", undefined]) {
    expect(consent.safeParse(value).error?.issues).toMatchObject([{ message: "consent_required" }]);
  }
});

test("every text of the rules is a message of some rule", () => {
  const otherKeys = [
    "sameAs",
    "invalid",
    "tooLarge",
    "unreadable",
    "failed",
    "tooManyTries",
    "tooManyFromNetwork_one",
    "tooManyFromHere_one",
    "tooManyForAccount_one",
    "picture",
    "pictureSize",
    "consent_required",
  ];
  const messages = Object.values(expectations).flatMap(({ en, es }) => [en, es]);
  for (const language of ["en", "es"] as const) {
    for (const [key, text] of Object.entries(texts[language])) {
      if (otherKeys.includes(key) || text.includes("{{")) continue;
      expect(messages).toContain(text);
    }
  }
});
