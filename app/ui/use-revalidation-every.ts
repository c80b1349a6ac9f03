import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

/** Loads the page's data again at an interval; never where it is undefined. */
export function useRevalidationEvery(seconds: number | undefined): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (seconds === undefined) return;
    const timer = setInterval(revalidate, seconds * 1000);
    return () => clearInterval(timer);
  }, [seconds, revalidate]);
}
