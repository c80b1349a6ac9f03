import { useEffect, useLayoutEffect } from "react";

/** A layout effect, of which React on the server, where none runs, would warn. */
export const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;
