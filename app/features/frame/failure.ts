import { lazyPart } from "../../ui/lazy-part.ts";

const load = () => import("./failure-view.tsx");

/** What a page shows in place of what it could not. Few pages do, so it is no part of a first load, */
export const FailureView = lazyPart(load);

/** but it has to be there when the line is gone. */
export const loadFailureView = load;
