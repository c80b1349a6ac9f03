import { FarePrice } from "../../features/fares/fare-choice.tsx";
import type { FareCard } from "../../features/fares/fares.server.ts";
import { texts as needsTexts } from "../../features/needs/texts.ts";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { TextField } from "../../ui/fields/field.tsx";
import { RadioCards } from "../../ui/fields/radio-cards.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { Stack } from "../../ui/layout/layout.tsx";
import { Grid } from "../../ui/layout/page-parts.tsx";
import type { LinkForm } from "./load.server.ts";
import { texts } from "./texts.ts";

/** Which group comes, for how much at most, and until when. */
export function PriceFields({ form }: { form: LinkForm }) {
  const t = useTexts(texts);
  const { field, errorOf, typed } = useFormReply();
  const { groups, group, currency, isToCheck, allHours } = form;
  return (
    <Stack>
      {isToCheck && (
        <div role="status">
          <Notice kind="warning">{t("check_price")}</Notice>
        </div>
      )}
      {groups.length > 0 && (
        <RadioCards
          key={form.priced}
          label={t("group")}
          name="group"
          error={errorOf("group")}
          defaultValue={typed("group", group)}
          cards={groups.map((card) => ({
            value: `${card.groupId}`,
            title: card.group,
            description: card.unserved && <Unserved card={card} />,
            end: <FarePrice card={card} />,
            disabled: card.unserved !== "",
          }))}
        />
      )}
      <Grid $column="12rem">
        <TextField
          label={t("limit")}
          hint={t("limit_hint", { currency })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          {...field("limit", form.limit)}
        />
        <SelectField label={t("hours")} {...field("hours", form.hours)}>
          {allHours.map((hours) => (
            <option key={hours} value={hours}>
              {hours % 24 === 0
                ? t("days", { count: hours / 24 })
                : t("for_hours", { count: hours })}
            </option>
          ))}
        </SelectField>
      </Grid>
    </Stack>
  );
}

function Unserved({ card: { unserved } }: { card: FareCard }) {
  const t = useTexts(needsTexts);
  return <>{t("unserved_mark", { needs: unserved })}</>;
}
