import { ToastBody } from "../../ui/feedback/toast.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";

/** Pages rarely fail, so the first load does not include this view. */
export const FailureView = lazyPart(() => import("./failure-view.tsx"));

/** Only logged-in users need this frame, so anonymous visitors do not load it. */
export const MemberFrame = lazyPart(() => import("./member-frame.tsx"));

const parts = [
  { part: FailureView, selector: ".empty-state > h1" },
  { part: MemberFrame, selector: '[data-frame="main"], [data-frame="hotel"]' },
  { part: ToastBody, selector: ".toast [data-kind]" },
];

let allParts: Promise<unknown> | undefined;

/** The server awaits this before it renders a page. */
export function loadAllParts(): Promise<unknown> {
  allParts ??= Promise.all(parts.map(({ part }) => part.load()));
  return allParts;
}

/** The browser awaits this before it hydrates the page. */
export const loadPartsOf = (page: Document) =>
  Promise.all(parts.map(({ part, selector }) => page.querySelector(selector) && part.load()));
