// The addresses of pages, and links to them. An address starts with "~/", which stands for the way to the portal's root.
import type { Operation } from "../../openapi/document.ts";
import type { Assumption } from "../assumptions/assumptions.ts";
import { type Content, html, type Markup, toSlug } from "./markup.ts";
import type { ScreenUse } from "./portal.ts";

export const operationPage = ({ id }: { id: string }) => `operations/${id}.html`;
export const screenPage = ({ slug }: ScreenUse) => `screens/${slug}.html`;
export const assumptionId = ({ key }: { key: string }) => toSlug(key);
export const stateId = (name: string) => toSlug(name);

export const link = (page: string, content: Content): Markup =>
  html`<a href="~/${page}">${content}</a>`;

export const linkOperation = (operation: Operation): Markup =>
  link(operationPage(operation), html`<code>${operation.id}</code>`);

export const linkScreen = (screen: ScreenUse): Markup => link(screenPage(screen), screen.name);

export const linkAssumption = (assumption: Assumption, content: Content): Markup =>
  link(`assumptions.html#${assumptionId(assumption)}`, content);

export const linkState = (name: string): Markup => link(`states.html#${stateId(name)}`, name);

/** Puts the way from a page to the portal's root into its links. */
export const settleLinks = (page: string, text: string): string =>
  text.replaceAll(/(href|src)="~\//g, `$1="${"../".repeat(page.split("/").length - 1)}`);
