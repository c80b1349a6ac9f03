import { useEffect, useState } from "react";

const DEBOUNCE_MS = 500;

/** Asks while somebody types whether their e-mail has an account already. Late answers are dropped. */
export function useEmailCheck(path: string) {
  const [email, setEmail] = useState("");
  const [isTaken, setTaken] = useState(false);

  useEffect(() => {
    setTaken(false);
    if (!/^\S+@\S+\.\S+$/.test(email)) return;
    const asked = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await askIfTaken(path, email, asked.signal);
      if (!asked.signal.aborted) setTaken(answer);
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [path, email]);

  return { isTaken, setEmail };
}

/** Where nobody can tell just now, typing goes on as if it were free. */
async function askIfTaken(path: string, email: string, signal: AbortSignal): Promise<boolean> {
  try {
    const body = new URLSearchParams({ email });
    const response = await fetch(path, { method: "POST", body, signal });
    return response.ok && !(await response.json()).isAvailable;
  } catch {
    return false;
  }
}
