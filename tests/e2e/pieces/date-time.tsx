import { useState } from "react";
import { DateTimeFields } from "../../../app/ui/fields/date-time-fields.tsx";

const limits = {
  timeZone: "Europe/Madrid",
  min: "2026-03-27 08:00",
  max: "2026-11-30 20:00",
};

/** Not the clock's: the server's day would be another than the browser's, whose clock the stories set. */
const today = "2026-03-27";

/** The pickup time with the state that a form holds for it. */
export default function PickupTime() {
  const [heard, setHeard] = useState(0);
  const hear = () => setHeard((count) => count + 1);
  return (
    <form onChange={hear} onBlur={hear}>
      <DateTimeFields
        date={{ name: "date", label: "Date" }}
        time={{ name: "time", label: "Time" }}
        defaultValue={{ date: "", time: "" }}
        limits={limits}
        today={today}
      />
      <button type="submit">Book</button>
      <span id="heard">{heard}</span>
    </form>
  );
}
