import { type MutableRefObject, useEffect, useRef } from "react";

/** The value of the last render, for listeners and timers that outlive it. */
export function useLatest<Value>(value: Value): MutableRefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
