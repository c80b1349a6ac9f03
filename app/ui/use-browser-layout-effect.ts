import { useEffect, useLayoutEffect } from "react";

/** React on the server warns of `useLayoutEffect`, which it does not run. */
export const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;
