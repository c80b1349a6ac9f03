import { useTexts } from "../../i18n/use-texts.ts";
import { ButtonLink } from "../button.tsx";
import { Badge } from "../feedback/badge.tsx";
import { EmptyState } from "../feedback/empty-state.tsx";
import { Notice } from "../feedback/notice.tsx";
import { Progress } from "../feedback/progress.tsx";
import { Skeleton } from "../feedback/skeleton.tsx";
import { Card } from "../layout/card.tsx";
import { Cluster } from "../layout/cluster.tsx";
import { Grid } from "../layout/grid.tsx";
import { Stack } from "../layout/stack.tsx";
import { texts } from "./texts.ts";

export function Feedback() {
  const t = useTexts(texts);
  return (
    <Stack>
      <h2>{t("feedback")}</h2>
      <Cluster>
        <ButtonLink kind="secondary" to="?toast=success" preventScrollReset>
          {t("showSuccess")}
        </ButtonLink>
        <ButtonLink kind="secondary" to="?toast=failure" preventScrollReset>
          {t("showFailure")}
        </ButtonLink>
      </Cluster>
      <Grid>
        <Notice title={t("noticeTitle")}>{t("noticeInfo")}</Notice>
        <Notice kind="success">{t("noticeSuccess")}</Notice>
        <Notice kind="warning">{t("noticeWarning")}</Notice>
        <Notice kind="danger" title={t("noticeDanger")} />
      </Grid>
      <Cluster $gap="xs">
        <Badge>{t("statusDone")}</Badge>
        <Badge tone="main">{t("statusScheduled")}</Badge>
        <Badge tone="secondary">{t("statusSearching")}</Badge>
        <Badge tone="info">{t("statusOnTheWay")}</Badge>
        <Badge tone="success">{t("statusWaiting")}</Badge>
        <Badge tone="warning">{t("statusSearching")}</Badge>
        <Badge tone="danger">{t("statusCancelled")}</Badge>
      </Cluster>
      <Grid>
        <Card>
          <p>{t("searching")}</p>
          <Progress label={t("searching")} />
          <Progress label={t("uploading")} value={65} />
        </Card>
        <Card>
          <Skeleton label={t("loading")} />
        </Card>
      </Grid>
      <Card>
        <EmptyState
          icon="calendar"
          title={t("emptyTitle")}
          action={<ButtonLink to=".">{t("bookLater")}</ButtonLink>}
        >
          {t("emptyText")}
        </EmptyState>
      </Card>
    </Stack>
  );
}
