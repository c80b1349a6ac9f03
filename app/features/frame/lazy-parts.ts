import { lazyPart } from "../../ui/lazy-part.ts";

/** Few pages fail, so it is no part of a first load. */
export const FailureView = lazyPart(() => import("./failure-view.tsx"));

/** Whoever has yet to log in is not made to load what only members see. */
export const MemberFrame = lazyPart(() => import("./member-frame.tsx"));
