import type { ReactNode } from "react";
import { Main } from "./main.tsx";

/** Nothing but the page. */
export const DefaultFrame = (props: { toast?: ReactNode; children: ReactNode }) => (
  <Main {...props} />
);
