import { useEffect, useState } from "react";
import { useFormReply } from "../../../forms/use-form-reply.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { DateTimeFields } from "../../../ui/fields/date-time-fields.tsx";
import { RadioCards } from "../../../ui/fields/radio-cards.tsx";
import { ui } from "../../../ui/styled.ts";
import { space } from "../../../ui/tokens.ts";
import { texts as orderTexts } from "../order/texts.ts";
import type { RequestView } from "./load-request.server.ts";
import { texts } from "./texts.ts";
import type { Send } from "./use-live-draft.ts";

const Box = ui("div", "WhenFields")`
  display: grid;
  gap: ${space.s};

  > fieldset {
    grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
    > legend { grid-column: 1 / -1; }
  }
  /* Whoever wants a taxi now need not see more. */
  &:has(input[value="now"]:checked) > div { display: none; }
  > div { display: grid; gap: ${space.xs}; }
`;

/** Now, or booked for a time on the clocks of the pickup. */
export function WhenFields({ view, send }: { view: RequestView; send: Send }) {
  const t = useTexts(texts);
  const ofOrder = useTexts(orderTexts);
  const { typed, errorOf } = useFormReply();
  const { draft, time, problems } = view;
  const [moment, setMoment] = useState({
    date: typed("date", draft.date),
    time: typed("time", draft.time),
  });
  // Each follows the address by itself: while one is understood, the other may be typed.
  const { date: told, time: toldTime } = draft;
  useEffect(() => setMoment((before) => ({ ...before, date: told })), [told]);
  useEffect(() => setMoment((before) => ({ ...before, time: toldTime })), [toldTime]);

  const problem = time.problem && ofOrder(time.problem);
  return (
    <Box>
      <RadioCards
        label={t("when")}
        name="timing"
        defaultValue={typed("timing", draft.timing)}
        cards={[
          { value: "now", title: t("now") },
          { value: "later", title: t("later") },
        ]}
      />
      <div>
        <DateTimeFields
          date={{
            name: "date",
            label: t("date"),
            hint: t("date_hint"),
            error: errorOf("date") ?? (problems.includes("date") ? t("date_wrong") : problem),
          }}
          time={{
            name: "time",
            label: t("time"),
            hint: t("time_hint"),
            error: errorOf("time") ?? (problems.includes("time") ? t("time_wrong") : undefined),
          }}
          value={moment}
          limits={time.limits}
          onChange={(chosen) => {
            const change = () => setMoment(chosen);
            // What is typed is looked at when it is done; what the calendar gives, at once.
            if (isTyping()) change();
            else send({ change });
          }}
        />
        <p className="field-note">
          {t("zone", { zone: time.zone })} {time.isDoubled && t("doubled")}
        </p>
      </div>
    </Box>
  );
}

const isTyping = () => document.activeElement?.matches("#date, #time") ?? false;
