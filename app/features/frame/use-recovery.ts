import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import type { Failure } from "../../request/responses.server.ts";
import { useRefreshSeconds } from "./use-unscripted-refresh.ts";

/** Retries a live page that failed to load. */
export function useRecovery(failure: Failure): number | undefined {
  const seconds = useRefreshSeconds(failure);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (seconds === undefined) return;
    const timer = setInterval(revalidate, seconds * 1000);
    return () => clearInterval(timer);
  }, [seconds, revalidate]);
  return seconds;
}
