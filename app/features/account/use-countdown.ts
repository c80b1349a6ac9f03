import { useEffect, useState } from "react";

/** Counts the seconds down; every new object starts a new countdown. */
export function useCountdown(wait: { seconds: number }): number {
  const [left, setLeft] = useState(wait.seconds);
  useEffect(() => {
    const endsAt = Date.now() + wait.seconds * 1000;
    const update = () => {
      const seconds = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(update, 1000);
    update();
    return () => clearInterval(timer);
  }, [wait]);
  return left;
}
