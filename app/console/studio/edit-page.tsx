import type { Problem } from "../../../openapi/contract.ts";
import type { Configuration } from "../../api/configuration.server.ts";
import { findLanguage, languages, nativeNames, toOffer } from "../../i18n/languages.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { parseColour } from "../../tenant/colour.ts";
import { mostCharacters, wordingKeys } from "../../tenant/own-words.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { TextArea, TextField } from "../../ui/fields/field.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { Card, Stack } from "../../ui/layout/layout.tsx";
import { Grid } from "../../ui/layout/page-parts.tsx";
import { colourFields, mapFields, switchFields, textFields } from "./fields.ts";
import { readPath } from "./json-path.ts";
import { ProblemList } from "./problem-list.tsx";
import { Swatch } from "./swatch.tsx";
import { texts } from "./texts.ts";

/** The form of a draft. Its fields have the names of their places in the configuration. */
export function EditPage({
  configuration,
  revision,
  problems,
  isOutdated,
}: {
  configuration: Configuration;
  revision: number;
  problems: Problem[];
  /** Another operator has saved the draft since this one opened it. */
  isOutdated: boolean;
}) {
  const t = useTexts(texts);
  const readText = (path: string) => String(readPath(configuration, path) ?? "");
  return (
    <form method="post" id="draft" data-wide="">
      <Stack $gap="l">
        {isOutdated && (
          <div role="alert">
            <Notice kind="danger">{t("outdated")}</Notice>
          </div>
        )}
        <ProblemList kind="danger" title={t("notSaved")} problems={problems} />
        <input type="hidden" name="revision" value={revision} />
        <Card aria-labelledby="texts">
          <Stack>
            <h2 id="texts">{t("appearance")}</h2>
            {textFields.map((field) => (
              <TextArea
                key={field.path}
                name={field.path}
                label={t(field.label)}
                defaultValue={readText(field.path)}
                optional={!("isRequired" in field)}
                rows={"isLong" in field ? 3 : 1}
                spellCheck={false}
              />
            ))}
          </Stack>
        </Card>
        <Card aria-labelledby="colours">
          <Stack>
            <h2 id="colours">{t("colours")}</h2>
            <p>{t("coloursHint")}</p>
            <Grid>
              {colourFields.map((name) => (
                <TextField
                  key={name}
                  name={`agrupation.${name}`}
                  label={t(name)}
                  defaultValue={readText(`agrupation.${name}`)}
                  end={<Swatch colour={parseColour(readText(`agrupation.${name}`))} />}
                  optional
                  autoComplete="off"
                />
              ))}
            </Grid>
          </Stack>
        </Card>
        <Card aria-labelledby="switches">
          <Stack>
            <h2 id="switches">{t("switches")}</h2>
            {switchFields.map(({ path, label, byDefault }) => (
              <Checkbox
                key={path}
                name={path}
                label={t(label)}
                defaultChecked={Boolean(readPath(configuration, path) ?? byDefault)}
              />
            ))}
          </Stack>
        </Card>
        <Languages configuration={configuration} />
        <Card aria-labelledby="map">
          <Stack>
            <h2 id="map">{t("map")}</h2>
            <p>{t("mapHint")}</p>
            {mapFields.map((name) => (
              <TextField
                key={name}
                name={`map.${name}`}
                label={t(`map_${name}`)}
                defaultValue={readText(`map.${name}`)}
                optional
              />
            ))}
          </Stack>
        </Card>
        <Wording configuration={configuration} />
        <div>
          <Button>{t("save")}</Button>
        </div>
      </Stack>
    </form>
  );
}

function Languages({ configuration }: { configuration: Configuration }) {
  const t = useTexts(texts);
  const { languages: offered = [], fallback_language: fallback = "" } = configuration;
  return (
    <Card aria-labelledby="languages">
      <Stack>
        <h2 id="languages">{t("languages")}</h2>
        <p>{t("languagesHint")}</p>
        <Grid $column="9rem">
          {languages.map((language) => (
            <Checkbox
              key={language}
              id={`languages-${language}`}
              name="languages"
              value={language}
              label={<span lang={language}>{nativeNames[language]}</span>}
              defaultChecked={offered.includes(language)}
            />
          ))}
        </Grid>
        <SelectField name="fallback_language" label={t("fallbackLanguage")} defaultValue={fallback}>
          <option value="">{t("noFallback")}</option>
          {fallback && !findLanguage(fallback) && <option value={fallback}>{fallback}</option>}
          {languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {nativeNames[language]}
            </option>
          ))}
        </SelectField>
      </Stack>
    </Card>
  );
}

/** The fields of every language that the draft offers. */
function Wording({ configuration }: { configuration: Configuration }) {
  const t = useTexts(texts);
  const { languages: offered = [], fallback_language = null, wording = [] } = configuration;
  const { languages: shown } = toOffer({ languages: offered, fallbackLanguage: fallback_language });
  return (
    <Card aria-labelledby="wording">
      <Stack>
        <h2 id="wording">{t("wording")}</h2>
        <p>{t("wordingHint", { brand: "{{brand}}" })}</p>
        {shown.map((language) => (
          <details key={language}>
            <summary lang={language}>{nativeNames[language]}</summary>
            <Stack>
              <input type="hidden" name="worded" value={language} />
              {wordingKeys.map((key) => (
                <TextField
                  key={key}
                  name={`wording.${key}.${language}`}
                  label={t(`wording_${key}`)}
                  hint={t("most", { count: mostCharacters[key] })}
                  defaultValue={
                    wording.find((row) => row.key === key && row.language === language)?.text
                  }
                  optional
                  lang={language}
                  dir="auto"
                />
              ))}
            </Stack>
          </details>
        ))}
      </Stack>
    </Card>
  );
}
