import { useActionData, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/**
 * How often this form went through while the page stayed. As a `key` it makes the form begin anew,
 * with what the page knows now, as it does by itself without JavaScript.
 */
export function useRound(form: string): number {
  const { state, formData } = useNavigation();
  const reply = useActionData();
  const wasSent = useRef(false);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (state === "submitting") wasSent.current = formData?.get("form") === form;
    if (state !== "idle" || !wasSent.current) return;
    wasSent.current = false;
    if (reply === undefined) setRound((before) => before + 1);
  }, [state, formData, reply, form]);
  return round;
}
