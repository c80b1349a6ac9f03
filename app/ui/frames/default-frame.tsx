import type { ReactNode } from "react";
import { Main } from "./frame.tsx";

/** Only the page, without a menu and a bar. */
export const DefaultFrame = (props: { toast?: ReactNode; children: ReactNode }) => (
  <Main {...props} />
);
