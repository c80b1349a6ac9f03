import { useLocation, useNavigate, useNavigation, useSubmit } from "@remix-run/react";
import { type FocusEvent, type FormEvent, type RefObject, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { usePending } from "../../ui/pending/use-pending.ts";
import {
  NEEDS_PREFIX,
  readChosenNeeds,
  readNeedsCode,
  readShownNeeds,
  toNeedsCode,
  toNeedsFields,
} from "../needs/needs-fields.ts";
import { placeNames } from "../order-draft/place-names.ts";
import {
  isOfReferences,
  readReferences,
  toReferencesCode,
} from "../references/reference-fields.ts";
import { silentWhenEmpty } from "./silent-fields.ts";

/** Fields that no fare depends on. */
const beside = ["traveller", "phone", "notes", "employee", "service_type", "group", "payment"];

const isOfFares = (name: string) => !beside.includes(name) && !isOfReferences(name);

type Live = {
  values: Record<string, string>;
  /** The form posts to this address. */
  address: string;
  /** The phone number that the form begins with. */
  ownPhone: string;
  /** The page shows errors of the form, which a look-up would remove. */
  isRefused: boolean;
};

type Sending = {
  /** Sent with the form. */
  more?: Record<string, string>;
  /** Applied to the form before the form is sent. */
  change?: () => void;
  isForFares?: boolean;
};

export type Send = (how?: Sending) => void;

/**
 * With JavaScript, every change of the form goes into the address at once, and loads new fares. So the
 * values survive a reload and the back button. A phone number, notes, needs and references are posted,
 * and the address names the draft that the panel keeps of them.
 */
export function useLiveDraft(
  form: RefObject<HTMLFormElement>,
  { values, address, ownPhone, isRefused }: Live,
) {
  const navigate = useNavigate();
  const submit = useSubmit();
  useValuesInForm(form, values);

  // The server leaves out an invalid value, so the field keeps differing; we send it only once.
  const sent = useRef("");
  const here = useLocation();
  const { location: onTheWay } = useNavigation();
  const { search } = onTheWay ?? here;

  // The user may have filled in fields before JavaScript ran; the blur event handles a field that has the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked at once
  useEffect(() => {
    if (!isRefused && !isText(document.activeElement)) sendOthers();
  }, []);

  const send: Send = ({ more = {}, change, isForFares = true } = {}) => {
    if (change) flushSync(change);
    if (!form.current) return;
    if (holdsContact(form.current, ownPhone)) {
      const data = new FormData(form.current);
      const also = { ...more, look_up: "1", ...(!isForFares && { beside: "1" }) };
      for (const [name, value] of Object.entries(also)) data.set(name, value);
      // These are not the coordinates of the field's text.
      for (const name of placeNames) if (`${name}_lat` in more) data.delete(`${name}_known`);
      submit(data, { method: "post", action: address, replace: true, preventScrollReset: true });
      return;
    }
    const query = readQuery(form.current);
    for (const [name, value] of Object.entries(more)) query.set(name, value);
    const { pathname } = new URL(form.current.action);
    navigate(`${pathname}?${query}`, {
      replace: true,
      preventScrollReset: true,
      state: { isForFares },
    });
  };
  /** Sends every field that differs from the address. */
  function sendOthers() {
    if (!form.current) return;
    const others = listOthers(form.current, values);
    const query = `${readQuery(form.current)}`;
    const isInAddress = `?${query}` === search && !holdsContact(form.current, ownPhone);
    const told = [query, ...readContact(form.current)].join("\n");
    const isToldAlready = isInAddress || told === sent.current;
    sent.current = told;
    if (others.length > 0 && !isToldAlready) {
      send({ isForFares: others.some(isOfFares) });
    }
  }

  // A dialog over the form has fields of its own.
  const isOurs = (field: Element & { name: string }) =>
    !field.closest("dialog") &&
    (field.name === "group" || field.name in values || isOfNeeds(field.name));
  const sendFor = (name: string) => send({ isForFares: isOfFares(name) });

  return {
    send,
    listeners: {
      onChange({ target }: FormEvent) {
        if (isChoice(target) && isOurs(target)) sendFor(target.name);
      },
      onBlur({ target }: FocusEvent) {
        if (isText(target) && isOurs(target)) sendOthers();
      },
    },
  };
}

function readQuery(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams();
  const data = new FormData(form);
  for (const [name, value] of data) {
    const isSilent =
      ["account", "key", "phone", "notes", "return_fare"].includes(name) ||
      isOfNeeds(name) ||
      isOfReferences(name) ||
      /_known$|_awaited$/.test(name) ||
      (value === "" && (silentWhenEmpty.includes(name) || data.has(`${name}_awaited`)));
    if (typeof value === "string" && !isSilent) query.set(name, value);
  }
  return query;
}

/** Personal data, which no address may contain. */
function readContact(
  form: HTMLFormElement,
): [phone: string, notes: string, needs: string, references: string] {
  const data = new FormData(form);
  const needs = readChosenNeeds((name) => readText(data, name));
  return [
    toPlain(`${data.get("phone")}`),
    toPlain(`${data.get("notes")}`),
    needs ? toNeedsCode(needs) : "",
    toReferencesCode(readReferences(Object.fromEntries(data))),
  ];
}

const isOfNeeds = (name: string) => name.startsWith(NEEDS_PREFIX);

function readText(data: FormData, name: string): string | undefined {
  const value = data.get(name);
  return typeof value === "string" ? value : undefined;
}

function holdsContact(form: HTMLFormElement, ownPhone: string): boolean {
  const [phone, ...others] = readContact(form);
  return others.some((each) => each !== "") || phone !== ownPhone;
}

/** The fields that differ from the address. */
function listOthers(form: HTMLFormElement, values: Record<string, string>): string[] {
  const filledIn = new FormData(form);
  const needs = toNeedsCode(readShownNeeds((name) => readText(filledIn, name)));
  return Object.keys(values).filter((name) => {
    const value = name === "needs" ? needs : filledIn.get(name);
    return typeof value === "string" && toPlain(value) !== toPlain(values[name] ?? "");
  });
}

/** The server trims values, too. */
const toPlain = (text: string) => text.replaceAll("\r\n", "\n").trim();

const ofThemselves = [...placeNames, "date", "time", "return_date", "return_time"] as string[];

/**
 * The fields follow a changed address, for example after the back button. One that the user has changed
 * meanwhile stays: the page may be an answer to what the form held before.
 */
function useValuesInForm(form: RefObject<HTMLFormElement>, values: Record<string, string>): void {
  const shown = useRef(values);
  useEffect(() => {
    fillInNeeds(form.current, shown.current.needs, values.needs);
    for (const [name, value] of Object.entries(values)) {
      // These fields follow the address by themselves.
      if (ofThemselves.includes(name)) continue;
      const was = shown.current[name];
      const control = form.current?.elements.namedItem(name) ?? null;
      if (was === value || control === document.activeElement || !hasValue(control)) continue;
      if (!isText(control) || isStill(control, was)) control.value = value;
    }
    shown.current = values;
  }, [form, values]);
}

function fillInNeeds(form: HTMLFormElement | null, before = "", now = ""): void {
  if (before === now) return;
  const shown = toNeedsFields(readNeedsCode(before));
  for (const [name, value] of Object.entries(toNeedsFields(readNeedsCode(now)))) {
    const control = form?.elements.namedItem(name) ?? null;
    if (shown[name] === value || control === document.activeElement) continue;
    if (isCheckbox(control)) control.checked = value !== "";
    else if (hasValue(control) && isStill(control, shown[name])) control.value = value;
  }
}

const isStill = (control: { value: string }, shown = "") =>
  toPlain(control.value) === toPlain(shown);

/** True while new fares load, since the shown ones may be outdated. They may come after their page. */
export function useFaresAwaited(isPending: boolean): boolean {
  const { state, formData, location } = usePending();
  const here = useLocation();
  if (state === "idle") return isPending && here.state?.isForFares !== false;
  if (formData) return formData.has("account") && !formData.has("order") && !formData.has("beside");
  return location?.state?.isForFares === true;
}

const isRadio = (target: EventTarget) =>
  target instanceof HTMLInputElement && target.type === "radio";

const isCheckbox = (target: unknown): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === "checkbox";

const isChoice = (target: EventTarget): target is HTMLInputElement | HTMLSelectElement =>
  target instanceof HTMLSelectElement || isRadio(target) || isCheckbox(target);

const isText = (target: unknown): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !isRadio(target) && !isCheckbox(target));

const hasValue = (control: unknown): control is { value: string } =>
  control instanceof RadioNodeList ||
  control instanceof HTMLInputElement ||
  control instanceof HTMLSelectElement ||
  control instanceof HTMLTextAreaElement;
