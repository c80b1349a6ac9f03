import { z } from "zod";
import { toInternational } from "../i18n/phones.server.ts";
import { toIsoDate, toIsoTime } from "../i18n/typed-moment.ts";
import { PROMPT_MINIMUM } from "../ui/dialog/prompt-minimum.ts";

/**
 * What a field may hold, for the `schema.ts` of a form: `email: text(required, email)`. A rule hands
 * on what it accepts, or refuses it by the key of the text that says why. Every rule but `required`
 * accepts an empty value: they say how a field is filled in, and not whether. The specification offers all
 * of them to every form, so some, as those of network addresses, are used by no form today.
 */
export type Rule = z.ZodType<string, string>;

/** What somebody has typed; nothing where the form did not send the field. */
const typed = z.string("invalid").default("");

/** A field of text. Browsers count a line break as one character and send it as two. */
export const text = (...rules: Rule[]) =>
  typed.transform((value) => value.replaceAll("\r\n", "\n").trim()).pipe(and(...rules));

/** A field whose every space counts: a password. */
export const secret = (...rules: Rule[]) => typed.pipe(and(...rules));

/** The numbers are for the rule's text. */
const rule = (
  key: string,
  accepts: (value: string) => boolean,
  numbers?: Record<string, number>,
): Rule =>
  z.string().refine((value) => value === "" || accepts(value), { error: key, params: numbers });

const matches = (pattern: RegExp) => (value: string) => pattern.test(value);
const is = (format: z.ZodType) => (value: string) => format.safeParse(value).success;

/** Accepted by one after the other; the first that refuses says why. */
export const and = (...rules: Rule[]): Rule =>
  rules.reduce((all, each) => all.pipe(each), z.string() as Rule);

/** Accepted by at least one. The key may be of the form's own texts. */
export const or = (key: string, ...rules: Rule[]): Rule =>
  z.string().transform((value, context) => {
    const accepted = rules.map((each) => each.safeParse(value)).find(({ success }) => success);
    if (accepted?.success) return accepted.data;
    context.addIssue(key);
    return z.NEVER;
  });

/** Accepted when the other rule refuses. The key may be of the form's own texts. */
export const not = (key: string, other: Rule): Rule =>
  rule(key, (value) => !other.safeParse(value).success);

export const required: Rule = z.string().refine((value) => value.trim() !== "", "required");

/** For a whole form: one field repeats another. Checked whatever else is wrong. */
export const sameAs = (repeated: string, original: string) =>
  z.refine<Record<string, unknown>>((values) => values[repeated] === values[original], {
    error: "sameAs",
    path: [repeated],
    when: () => true,
  });

const lengthOf = (value: string) => [...value].length;

export const minLength = (count: number) =>
  rule("minLength", (value) => lengthOf(value) >= count, { count });
export const maxLength = (count: number) =>
  rule("maxLength", (value) => lengthOf(value) <= count, { count });

/** What a prompt takes: more characters than its minimum. */
export const prompted = (minimum = PROMPT_MINIMUM) => minLength(minimum + 1);

const withPoint = (value: string) => value.replace(",", ".");

/** With a comma or a point; hands on a point, as `Number` reads it. */
const number = (
  key: string,
  accepts: (value: number) => boolean,
  numbers?: Record<string, number>,
): Rule => {
  const isNumber = matches(/^-?\d+([.,]\d+)?$/);
  return rule(
    key,
    (value) => isNumber(value) && accepts(Number(withPoint(value))),
    numbers,
  ).transform(withPoint);
};

export const minValue = (min: number) => number("minValue", (value) => value >= min, { min });
export const maxValue = (max: number) => number("maxValue", (value) => value <= max, { max });
export const between = (min: number, max: number) =>
  number("between", (value) => value >= min && value <= max, { min, max });

export const decimal = number("decimal", Number.isFinite);
export const integer = and(
  rule("integer", matches(/^-?\d+$/)),
  number("integer", Number.isSafeInteger),
);
/** Some money, to the cent. */
export const amount = and(
  number("amount", (value) => value > 0),
  rule("amount", matches(/^\d{1,12}(\.\d{1,2})?$/)),
);

/** The dot is one of Catalan: "Gal·la". */
export const alpha = rule("alpha", matches(/^(?=.*\p{L})[\p{L}\p{M} '’·‐-]+$/u));
export const alphaNum = rule("alphaNum", matches(/^[\p{L}\p{M}\p{N}]+$/u));
export const numeric = rule("numeric", matches(/^\d+$/));

export const email = rule("email", is(z.email().max(254)));

const toBareDigits = (value: string) => value.replaceAll(/[\s()./-]/g, "").replace(/^00/, "+");

/** A number without its country's prefix may be of any country, so only its length can be looked at. */
const isPhone = (value: string) => {
  const digits = toBareDigits(value);
  return digits.startsWith("+") ? toInternational(digits) !== undefined : /^\d{7,15}$/.test(digits);
};

/** As people write it; hands on the digits, after a `+` where they gave a country. */
export const phone = rule("phone", isPhone).transform(toBareDigits);

export const phoneWithCountry = and(phone, rule("phone", matches(/^\+/)));

/** As it is dialled in this country, or with the prefix of any, which is how it is handed on. */
export const phoneOf = (country: string) =>
  z
    .string()
    .transform((value) => toInternational(value, country) ?? value)
    .pipe(phoneWithCountry);

export const password = rule("password", (value) => lengthOf(value) >= 8 && lengthOf(value) <= 200);

/** The code of a driver or a friend. */
export const userCode = rule("userCode", matches(/^[\p{L}\p{N}-]{1,40}$/u));

export const activationCode = z
  .string()
  .transform((value) => value.replaceAll(/[\s\p{Pd}]/gu, ""))
  .pipe(and(numeric, rule("activationCode", matches(/^.{6}$/))));

export const ipAddress = rule("ipAddress", is(z.union([z.ipv4(), z.ipv6()])));
export const macAddress = rule("macAddress", is(z.union([z.mac(), z.mac({ delimiter: "-" })])));
export const url = rule("url", is(z.url({ protocol: z.regexes.httpProtocol })));

const isDay = is(z.iso.date());
const isMinute = is(z.iso.time({ precision: -1 }));

const read = (toIso: (typed: string) => string): Rule =>
  z.string().transform((typed) => toIso(typed));

/** A day that exists, in the orders in which users type it; hands on `YYYY-MM-DD`. */
export const date = and(
  read(toIsoDate),
  rule("date", matches(/^\d{4}-\d{2}-\d{2}$/)),
  rule("noSuchDay", isDay),
);

/** Of 24 hours, or with `am` or `pm`; hands on `HH:mm`. */
export const time = and(read(toIsoTime), rule("time", isMinute));
