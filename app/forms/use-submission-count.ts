import { useActionData, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/**
 * The number of times this form was sent successfully while the page stayed. As a `key` it resets the
 * form to the page's current values, which happens by itself without JavaScript.
 */
export function useSubmissionCount(form: string): number {
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
