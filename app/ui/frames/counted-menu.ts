import { createContext } from "react";
import type { MenuItem } from "./frame.tsx";

/** The menu as the frame shows it now, for a page that repeats its counts. */
export const CountedMenu = createContext<MenuItem[]>([]);
