import { useEffect, useState } from "react";

/** The seconds that are left of a wait; every new object is a wait of its own. */
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
