import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { Card } from "../../ui/layout/layout.tsx";
import { Cluster, Grid } from "../../ui/layout/page-parts.tsx";
import type { TableView } from "./table-view.server.ts";
import { texts } from "./texts.ts";
import { useSending } from "./use-sending.ts";

/** The page has one main button: to answer or to order. */
export type AnswerKind = "primary" | "secondary";

/** One choice for all rows with the same words. */
export function Questions({
  id,
  questions,
  saveKind,
}: Pick<TableView, "id" | "questions"> & { saveKind: AnswerKind }) {
  const t = useTexts(texts);
  return (
    <Card aria-labelledby="choose">
      <h2 id="choose">{t("choose")}</h2>
      <p>{t("choose_hint")}</p>
      <Grid $column="18rem">
        {questions.map(({ field, text, count, chosen, choices }) => (
          <SelectField
            key={field}
            name={field}
            label={text}
            hint={t("rows_count", { count })}
            defaultValue={chosen < 0 ? "" : `${chosen}`}
          >
            {chosen < 0 && <option value="">{t("choose_none")}</option>}
            {choices.map((choice, at) => (
              <option key={choice} value={at}>
                {choice}
              </option>
            ))}
          </SelectField>
        ))}
      </Grid>
      <SaveAnswers id={id} kind={saveKind} />
    </Card>
  );
}

/** Below what it saves. */
export function SaveAnswers({ id, kind }: Pick<TableView, "id"> & { kind: AnswerKind }) {
  const t = useTexts(texts);
  const isBusy = useSending(id);
  return (
    <Cluster>
      <Button kind={kind} name="form" value="choose" busy={isBusy("choose")}>
        {t("save_choices")}
      </Button>
    </Cluster>
  );
}
