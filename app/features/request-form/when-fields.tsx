import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { DateTimeFields } from "../../ui/fields/date-time-fields.tsx";
import { RadioCards } from "../../ui/fields/radio-cards.tsx";
import { space, ui } from "../../ui/styled.ts";
import { texts } from "../order-draft/texts.ts";
import { texts as orderTexts } from "../order-taxi/texts.ts";
import type { RequestView } from "./load-request.server.ts";
import type { Send } from "./use-live-draft.ts";

const Box = ui("div", "WhenFields")`
  display: grid;
  gap: ${space.s};

  > fieldset {
    grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
    > legend { grid-column: 1 / -1; }
  }
  /* A taxi for now needs no more fields. */
  &:has(input[value="now"]:checked) > div { display: none; }
  > div { display: grid; gap: ${space.xs}; }
`;

/** Now, or a time in the time zone of the pickup. */
export function WhenFields({ view, send }: { view: RequestView; send: Send }) {
  const t = useTexts(texts);
  const ofOrder = useTexts(orderTexts);
  const { typed, errorOf } = useFormReply();
  const { draft, time, problems } = view;
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
            error: errorOf("date") ?? (problems.includes("date") ? t("date_wrong") : problem),
          }}
          time={{
            name: "time",
            label: t("time"),
            error: errorOf("time") ?? (problems.includes("time") ? t("time_wrong") : undefined),
          }}
          defaultValue={{ date: typed("date", draft.date), time: typed("time", draft.time) }}
          // An invalid value stays in its field, for the user to correct.
          known={{
            date: problems.includes("date") ? undefined : draft.date,
            time: problems.includes("time") ? undefined : draft.time,
          }}
          limits={time.limits}
          onChoose={() => send()}
        />
        <p className="field-note">
          {t("zone", { zone: time.zone })} {time.isDoubled && t("doubled")}
        </p>
      </div>
    </Box>
  );
}
