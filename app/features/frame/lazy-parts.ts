import { ToastBody } from "../../ui/feedback/toast.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";

/** Few pages fail, so it is no part of a first load. */
export const FailureView = lazyPart(() => import("./failure-view.tsx"));

/** Whoever has yet to log in is not made to load what only members see. */
export const MemberFrame = lazyPart(() => import("./member-frame.tsx"));

const parts = [
  { part: FailureView, sign: ".empty-state > h1" },
  { part: MemberFrame, sign: '[data-frame="main"], [data-frame="hotel"]' },
  { part: ToastBody, sign: ".toast [data-kind]" },
];

let allParts: Promise<unknown> | undefined;

/** Before the server draws a page. */
export function loadAllParts(): Promise<unknown> {
  allParts ??= Promise.all(parts.map(({ part }) => part.load()));
  return allParts;
}

/** Before the browser takes over a page that the server has drawn. */
export const loadPartsOf = (page: Document) =>
  Promise.all(parts.map(({ part, sign }) => page.querySelector(sign) && part.load()));
