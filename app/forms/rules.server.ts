import { z } from "zod";
import { toInternational } from "../i18n/phones.server.ts";
import { toIsoDate, toIsoTime } from "../i18n/typed-moment.ts";
import { PROMPT_MINIMUM } from "../ui/dialog/prompt-minimum.ts";

/**
 * The rules for a form's `schema.ts`: `email: text(required, email)`. A rule returns the value that it
 * accepts, or refuses it with the key of a text. Every rule but `required` accepts an empty value. The
 * specification offers all of them to every form, so no form uses some of them today, such as those of
 * network addresses.
 */
export type Rule = z.ZodType<string, string>;

/** The id of what a form is about, as a hidden field or an address sends it. */
export const rowId = z.coerce.number().int().min(1).max(2_147_483_647);

type FormSchema = z.core.$ZodTypeDiscriminable;

/** The forms of a screen, which their hidden field `form` tells apart. */
export const formsOf = <const Forms extends readonly [FormSchema, ...FormSchema[]]>(
  ...forms: Forms
) => z.discriminatedUnion("form", forms, "invalid");

const sentText = z.string("invalid");
/** The user's text; empty where the form did not send the field. */
const typedText = sentText.default("");

/** Browsers count a line break as one character and send it as two. */
const tidy = (value: string) => value.replaceAll("\r\n", "\n").trim();

/** A field of text. */
export const text = (...rules: Rule[]) => typedText.transform(tidy).pipe(and(...rules));

/** A field of text that not every form has, which is not the same as an empty one. */
export const optionalText = (...rules: Rule[]) =>
  sentText
    .transform(tidy)
    .pipe(and(...rules))
    .optional();

/** A field whose spaces count: a password. */
export const secret = (...rules: Rule[]) => typedText.pipe(and(...rules));

/** The numbers are for the rule's text. */
const rule = (
  key: string,
  accepts: (value: string) => boolean,
  numbers?: Record<string, number>,
): Rule =>
  z.string().refine((value) => value === "" || accepts(value), { error: key, params: numbers });

const matches = (pattern: RegExp) => (value: string) => pattern.test(value);
const is = (format: z.ZodType) => (value: string) => format.safeParse(value).success;

/** Applies the rules in order; the first that refuses gives the message. */
export const and = (...rules: Rule[]): Rule =>
  rules.reduce((all, each) => all.pipe(each), z.string() as Rule);

/** Accepts what one of the rules accepts. The key may be one of the form's own texts. */
export const or = (key: string, ...rules: Rule[]): Rule =>
  z.string().transform((value, context) => {
    const accepted = rules.map((each) => each.safeParse(value)).find(({ success }) => success);
    if (accepted?.success) return accepted.data;
    context.addIssue(key);
    return z.NEVER;
  });

/** Accepts what the other rule refuses. The key may be one of the form's own texts. */
export const not = (key: string, other: Rule): Rule =>
  rule(key, (value) => !other.safeParse(value).success);

export const required: Rule = z.string().refine((value) => value.trim() !== "", "required");

/** Whether a box is ticked: an unticked one sends nothing. */
export const box = z
  .string()
  .optional()
  .transform((ticked) => ticked !== undefined);

/** A box that has to be ticked. */
export const accepted = (error: string) => z.literal("on", error).transform(() => true);
export const consent = accepted("consent_required");

/** For a whole form: one field repeats another. It is checked even where other fields are invalid. */
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

/** The minimum of a prompt dialog. */
export const prompted = (minimum = PROMPT_MINIMUM) => minLength(minimum + 1);

const withPoint = (value: string) => value.replace(",", ".");

/** Accepts a comma or a point, and returns a point, as `Number` reads it. */
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
/** An amount with at most two decimals. */
export const amount = and(
  number("amount", (value) => value > 0),
  rule("amount", matches(/^\d{1,12}(\.\d{1,2})?$/)),
);

/** Catalan has the dot: "Gal·la". */
export const alpha = rule("alpha", matches(/^(?=.*\p{L})[\p{L}\p{M} '’·‐-]+$/u));
export const alphaNum = rule("alphaNum", matches(/^[\p{L}\p{M}\p{N}]+$/u));
export const numeric = rule("numeric", matches(/^\d+$/));

export const email = rule("email", is(z.email().max(254)));

const toBareDigits = (value: string) => value.replaceAll(/[\s()./-]/g, "").replace(/^00/, "+");

/** Without a prefix the number may be of any country, so only its length is checked. */
const isPhone = (value: string) => {
  const digits = toBareDigits(value);
  return digits.startsWith("+") ? toInternational(digits) !== undefined : /^\d{7,15}$/.test(digits);
};

/** Accepts separators, and returns the digits, after a `+` where the user gave a prefix. */
export const phone = rule("phone", isPhone).transform(toBareDigits);

export const phoneWithCountry = and(phone, rule("phone", matches(/^\+/)));

/** Accepts a national or an international number, and returns the international one. */
export const phoneOf = (country: string) =>
  z
    .string()
    .transform((value) => toInternational(value, country) ?? value)
    .pipe(phoneWithCountry);

export const password = rule("password", (value) => lengthOf(value) >= 8 && lengthOf(value) <= 200);

/** The code of the driver or friend who invited the customer. */
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

/** A day that exists, in any order in which users type it; returns `YYYY-MM-DD`. */
export const date = and(
  read(toIsoDate),
  rule("date", matches(/^\d{4}-\d{2}-\d{2}$/)),
  rule("noSuchDay", isDay),
);

/** In 24 hours, or with `am` or `pm`; returns `HH:mm`. */
export const time = and(read(toIsoTime), rule("time", isMinute));
