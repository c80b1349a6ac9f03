import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { Card, Stack } from "../../ui/layout/layout.tsx";
import { texts } from "./texts.ts";

export type LogInProblem = "wrong" | "tooMany" | "refused" | "unreachable";

export function LogInPage({
  problem,
  to,
  hasSecret,
  hasProvider,
}: {
  problem: LogInProblem | undefined;
  to: string;
  hasSecret: boolean;
  hasProvider: boolean;
}) {
  const t = useTexts(texts);
  return (
    <Stack $gap="l">
      <h1>{t("title")}</h1>
      <p>{t("intro")}</p>
      {problem && (
        <div role="alert">
          <Notice kind="danger">{t(problem)}</Notice>
        </div>
      )}
      {hasProvider && (
        <p>
          <a
            className="button"
            data-kind="primary"
            href={`/log-in/provider?to=${encodeURIComponent(to)}`}
          >
            {t("withProvider")}
          </a>
        </p>
      )}
      {hasSecret && (
        <Card>
          <form method="post" action="/log-in">
            <Stack>
              <input type="hidden" name="to" value={to} />
              <Field
                as="input"
                type="password"
                name="secret"
                label={t("secret")}
                hint={t("secretHint")}
                autoComplete="current-password"
              />
              <div>
                <Button icon="log-in">{t("submit")}</Button>
              </div>
            </Stack>
          </form>
        </Card>
      )}
    </Stack>
  );
}
