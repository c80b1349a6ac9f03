import { fromHtml } from "hast-util-from-html";
import { type Element, listElements, type Node } from "../services/crawl.ts";
import type { Visitor } from "../services/visitor.ts";

/** A form as a browser without scripts has it: the values it would send, and its buttons. */
export type ReadForm = {
  fields: Record<string, string>;
  buttons: { text: string; name: string; value: string; method: string; action: string }[];
};

/** All fields of a form, in the order in which a browser sends them; a name may come more than once. */
export const readFields = (html: string, id: string): [name: string, value: string][] =>
  listFields(findForm(html, id));

function findForm(html: string, id: string): Element {
  const form = listElements(fromHtml(html)).find((each) => each.properties.id === id);
  if (!form) throw new Error(`The page has no form #${id}`);
  return form;
}

const listFields = (form: Element): [name: string, value: string][] =>
  listElements(form).flatMap((element) => {
    const { name } = element.properties;
    const value = readValue(element);
    return name && value !== undefined ? [[String(name), value] as [string, string]] : [];
  });

/** The form of the page that has this id, with the values that the page has filled in. */
export function readForm(html: string, id: string): ReadForm {
  const form = findForm(html, id);
  const elements = listElements(form);
  const fields = Object.fromEntries(listFields(form));
  const buttons = elements
    .filter(({ tagName, properties }) => tagName === "button" && properties.type !== "button")
    .map((button) => ({
      text: textOf(button).trim(),
      name: String(button.properties.name ?? ""),
      value: String(button.properties.value ?? ""),
      method: String(button.properties.formMethod ?? form.properties.method ?? "get").toLowerCase(),
      action: String(button.properties.formAction ?? form.properties.action),
    }));
  return { fields, buttons };
}

/** The values that the page's forms send when the user fills nothing in: hidden fields and the first button. */
export function listEmptyForms(html: string): { action: string; fields: Record<string, string> }[] {
  const elements = listElements(fromHtml(html));
  const forms = elements.filter(
    ({ tagName, properties }) =>
      tagName === "form" && String(properties.method).toLowerCase() === "post",
  );
  return forms.map((form) => {
    const own = listElements(form);
    const button = own.find((each) => each.tagName === "button" && each.properties.name);
    const sent = [...own.filter((each) => each.properties.type === "hidden"), button];
    const pairs = sent.flatMap((each) =>
      each ? [[String(each.properties.name), String(each.properties.value ?? "")]] : [],
    );
    return { action: String(form.properties.action), fields: Object.fromEntries(pairs) };
  });
}

/** Presses a button of a form, with some values changed. */
export function press(
  visitor: Visitor,
  { fields, buttons }: ReadForm,
  which: { text: string } | { name: string },
  changes: Record<string, string> = {},
) {
  const [[key, wanted] = []] = Object.entries(which);
  const button = buttons.find((each) => each[key as "text" | "name"] === wanted);
  if (!button) {
    throw new Error(`No button ${wanted} among ${buttons.map(({ text }) => text).join(", ")}`);
  }
  const sent = { ...fields, ...changes, ...(button.name && { [button.name]: button.value }) };
  return button.method === "post"
    ? visitor.post(button.action, sent)
    : visitor.get(`${button.action}?${new URLSearchParams(sent)}`);
}

/** The value that a field sends; undefined when it is no field or an option that is not selected. */
function readValue(element: Element): string | undefined {
  const { tagName, properties } = element;
  if (tagName === "textarea") return textOf(element).replace(/^\n/, "");
  if (tagName === "select") {
    const options = listElements(element).filter((each) => each.tagName === "option");
    const chosen = options.find((option) => option.properties.selected !== undefined) ?? options[0];
    return chosen && String(chosen.properties.value ?? textOf(chosen));
  }
  if (tagName !== "input" || properties.type === "submit") return undefined;
  const isChoice = properties.type === "radio" || properties.type === "checkbox";
  if (isChoice && properties.checked === undefined) return undefined;
  return String(properties.value ?? (isChoice ? "on" : ""));
}

function textOf(node: Node): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
}
