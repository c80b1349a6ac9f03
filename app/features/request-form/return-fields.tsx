import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { DateTimeFields } from "../../ui/fields/date-time-fields.tsx";
import { RadioCards } from "../../ui/fields/radio-cards.tsx";
import { onPhone, space, ui } from "../../ui/styled.ts";
import { texts } from "../order-draft/return-texts.ts";
import { texts as requestTexts } from "../order-draft/texts.ts";
import { texts as orderTexts } from "../order-taxi/texts.ts";
import type { RequestView } from "./load-request.server.ts";
import type { Send } from "./use-live-draft.ts";

const Box = ui("div", "ReturnFields")`
  display: grid;
  gap: ${space.s};
  margin-top: ${space.m};

  > fieldset {
    /* Side by side they leave the rest of the form more of a phone. */
    grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
    > legend { grid-column: 1 / -1; }
    ${onPhone} { > label { padding-inline: ${space.s}; } }
  }
  /* A trip one way needs no more fields. */
  &:has(input[value="one"]:checked) > div { display: none; }
  > div { display: grid; gap: ${space.xs}; }
`;

/** One way, or there and back at a second time. */
export function ReturnFields({ view, send }: { view: RequestView; send: Send }) {
  const t = useTexts(texts);
  const ofRequest = useTexts(requestTexts);
  const ofOrder = useTexts(orderTexts);
  const { typed, errorOf } = useFormReply();
  const { draft, returnTime, problems } = view;
  if (draft.returnOf !== undefined) {
    return (
      <Box>
        <input type="hidden" name="return_of" value={draft.returnOf} />
        <Notice>{t("is_return", { id: `${draft.returnOf}` })}</Notice>
      </Box>
    );
  }
  const { date = "", time = "" } = draft.back ?? {};
  const problem = returnTime.problem && ofOrder(returnTime.problem);
  return (
    <Box>
      <RadioCards
        label={t("legend")}
        name="way"
        defaultValue={typed("way", draft.back ? "return" : "one")}
        cards={[
          { value: "one", title: t("one_way") },
          { value: "return", title: t("and_back") },
        ]}
      />
      <div>
        <DateTimeFields
          date={{
            name: "return_date",
            label: t("date"),
            error:
              errorOf("return_date") ??
              (problems.includes("returnDate") ? ofRequest("date_wrong") : problem),
          }}
          time={{
            name: "return_time",
            label: t("time"),
            error:
              errorOf("return_time") ??
              (problems.includes("returnTime") ? ofRequest("time_wrong") : undefined),
          }}
          defaultValue={{ date: typed("return_date", date), time: typed("return_time", time) }}
          known={{
            date: problems.includes("returnDate") ? undefined : date,
            time: problems.includes("returnTime") ? undefined : time,
          }}
          limits={returnTime.limits}
          today={view.time.today}
          onChoose={() => send()}
        />
        <p className="field-note">
          {ofRequest("zone", { zone: returnTime.zone })}{" "}
          {returnTime.isDoubled && ofRequest("doubled")}
        </p>
        <p className="field-note">{t("hint")}</p>
      </div>
    </Box>
  );
}
