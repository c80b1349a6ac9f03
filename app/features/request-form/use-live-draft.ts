import { useLocation, useNavigate, useNavigation, useSubmit } from "@remix-run/react";
import { type FocusEvent, type FormEvent, type RefObject, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { usePending } from "../../ui/pending/use-pending.ts";
import { silentWhenEmpty } from "./silent-fields.ts";

/** What no fare depends on. */
const beside = ["traveller", "phone", "notes", "employee", "service_type", "group", "payment"];

type Live = {
  values: Record<string, string>;
  /** Where the form is posted to. */
  address: string;
  /** The phone number that the form begins with. */
  ownPhone: string;
  /** The page says what is wrong with what the form holds, which a look-up would take away. */
  isRefused: boolean;
};

type Sending = {
  /** Goes along. */
  more?: Record<string, string>;
  /** Is seen in the form first. */
  change?: () => void;
  isForFares?: boolean;
};

export type Send = (how?: Sending) => void;

/**
 * With JavaScript, what is changed in the form goes into the address at once, and the fares with it.
 * So it is there again after a reload, and on the way back. A phone number and notes are posted, and the
 * address names the draft that the panel keeps of them.
 */
export function useLiveDraft(
  form: RefObject<HTMLFormElement>,
  { values, address, ownPhone, isRefused }: Live,
) {
  const navigate = useNavigate();
  const submit = useSubmit();
  useValuesInForm(form, values);

  // What the server cannot understand stays different; it is sent but once.
  const sent = useRef("");
  const here = useLocation();
  const { location: onTheWay } = useNavigation();
  const { search } = onTheWay ?? here;

  // What was filled in before JavaScript was there; where it is still being, the blur will see to it.
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
      // What is given here are no coordinates of the text in the field.
      for (const end of ["from", "to"]) if (`${end}_lat` in more) data.delete(`${end}_known`);
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
  /** Whatever is not as the address has it: the field that was left, and any other. */
  function sendOthers() {
    if (!form.current) return;
    const others = listOthers(form.current, values);
    const query = `${readQuery(form.current)}`;
    const isInAddress = `?${query}` === search && !holdsContact(form.current, ownPhone);
    const told = [query, ...readContact(form.current)].join("\n");
    const isToldAlready = isInAddress || told === sent.current;
    sent.current = told;
    if (others.length > 0 && !isToldAlready) {
      send({ isForFares: others.some((name) => !beside.includes(name)) });
    }
  }

  // What lies over the form has fields of its own.
  const isOurs = (field: Element & { name: string }) =>
    !field.closest("dialog") && (field.name === "group" || field.name in values);
  const sendFor = (name: string) => send({ isForFares: !beside.includes(name) });

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
  for (const [name, value] of new FormData(form)) {
    const isSilent =
      ["account", "key", "phone", "notes"].includes(name) ||
      name.endsWith("_known") ||
      (value === "" && silentWhenEmpty.includes(name));
    if (typeof value === "string" && !isSilent) query.set(name, value);
  }
  return query;
}

/** What the form says of people, and no address may. */
function readContact(form: HTMLFormElement): [phone: string, notes: string] {
  const data = new FormData(form);
  return [toPlain(`${data.get("phone")}`), toPlain(`${data.get("notes")}`)];
}

function holdsContact(form: HTMLFormElement, ownPhone: string): boolean {
  const [phone, notes] = readContact(form);
  return notes !== "" || phone !== ownPhone;
}

/** The fields that hold something else than the address. */
function listOthers(form: HTMLFormElement, values: Record<string, string>): string[] {
  const filledIn = new FormData(form);
  return Object.keys(values).filter((name) => {
    const value = filledIn.get(name);
    return typeof value === "string" && toPlain(value) !== toPlain(values[name] ?? "");
  });
}

/** As the server reads it. */
const toPlain = (text: string) => text.replaceAll("\r\n", "\n").trim();

/** Where the address says something else than before, on the way back say, the fields follow. */
function useValuesInForm(form: RefObject<HTMLFormElement>, values: Record<string, string>): void {
  const shown = useRef(values);
  useEffect(() => {
    for (const [name, value] of Object.entries(values)) {
      // These look after themselves.
      if (["from", "to", "date", "time"].includes(name)) continue;
      const control = form.current?.elements.namedItem(name);
      const isStale = shown.current[name] !== value && control !== document.activeElement;
      if (isStale && hasValue(control)) control.value = value;
    }
    shown.current = values;
  }, [form, values]);
}

/** Whether new fares are on their way, so that those on the page may be none any more. */
export function useFaresAwaited(): boolean {
  const { state, formData, location } = usePending();
  if (state === "idle") return false;
  if (formData) return formData.has("account") && !formData.has("order") && !formData.has("beside");
  return location?.state?.isForFares === true;
}

const isRadio = (target: EventTarget) =>
  target instanceof HTMLInputElement && target.type === "radio";

const isChoice = (target: EventTarget): target is HTMLInputElement | HTMLSelectElement =>
  target instanceof HTMLSelectElement || isRadio(target);

const isText = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !isRadio(target));

const hasValue = (control: unknown): control is { value: string } =>
  control instanceof RadioNodeList ||
  control instanceof HTMLInputElement ||
  control instanceof HTMLSelectElement ||
  control instanceof HTMLTextAreaElement;
