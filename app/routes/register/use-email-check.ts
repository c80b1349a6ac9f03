import { useEffect, useState } from "react";

const DEBOUNCE_MS = 500;

/** Checks while the user types whether the e-mail has an account. Late answers are dropped. */
export function useEmailCheck(path: string) {
  const [email, setEmail] = useState("");
  const [isTaken, setTaken] = useState(false);

  useEffect(() => {
    setTaken(false);
    if (!/^\S+@\S+\.\S+$/.test(email)) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await fetchIsTaken(path, email, controller.signal);
      if (!controller.signal.aborted) setTaken(answer);
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [path, email]);

  return { isTaken, setEmail };
}

/** A failed check shows no message. */
async function fetchIsTaken(path: string, email: string, signal: AbortSignal): Promise<boolean> {
  try {
    const body = new URLSearchParams({ email });
    const response = await fetch(path, { method: "POST", body, signal });
    return response.ok && !(await response.json()).isAvailable;
  } catch {
    return false;
  }
}
