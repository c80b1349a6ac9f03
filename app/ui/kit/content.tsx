import { useTexts } from "../../i18n/use-texts.ts";
import { ButtonLink } from "../button.tsx";
import { Answers } from "../data/answers.tsx";
import { Avatar } from "../data/avatar.tsx";
import { DescriptionList } from "../data/description-list.tsx";
import { Features, Steps } from "../data/steps.tsx";
import { Table } from "../data/table.tsx";
import { TagList } from "../data/tag-list.tsx";
import { Dialog, useDialog } from "../dialog/dialog.tsx";
import { Badge, type BadgeTone } from "../feedback/badge.tsx";
import { EmptyState } from "../feedback/empty-state.tsx";
import { Notice } from "../feedback/notice.tsx";
import { Progress } from "../feedback/progress.tsx";
import { Skeleton } from "../feedback/skeleton.tsx";
import { IconButton } from "../icon-button.tsx";
import { Hero, heroPatterns } from "../layout/hero.tsx";
import { Card, Stack } from "../layout/layout.tsx";
import { Cluster, Grid } from "../layout/page-parts.tsx";
import { Prose, WithAside } from "../layout/prose.tsx";
import { FootLinks, LinkList } from "../navigation/link-list.tsx";
import { Pagination } from "../navigation/pagination.tsx";
import { Tabs } from "../navigation/tabs.tsx";
import { texts as readingTexts } from "./reading-texts.ts";
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

const trips = [
  {
    id: 4821,
    traveller: "Marina Olmedo",
    time: "18/05 09:12",
    street: "Plaza Mayor, 3",
    tone: "info",
    status: "statusOnTheWay",
    amount: "9,40 €",
  },
  {
    id: 4817,
    traveller: "Tomás Rivas",
    time: "18/05 08:40",
    street: "Avenida del Puerto, 112",
    tone: "success",
    status: "statusWaiting",
    amount: "12,50 €",
  },
] as const satisfies { tone: BadgeTone; [column: string]: unknown }[];

export function Data() {
  const t = useTexts(texts);
  return (
    <Stack>
      <h2>{t("data")}</h2>
      <Tabs
        label={t("data")}
        tabs={[
          { to: ".", label: t("active"), isCurrent: true },
          { to: "?tab=closed", label: t("closed") },
        ]}
      />
      <Table
        caption={t("tripsCaption")}
        rows={[...trips]}
        toKey={({ id }) => id}
        detail={({ id, amount }) =>
          id === 4817 && <DescriptionList items={[{ term: t("amount"), detail: amount }]} />
        }
        columns={[
          { key: "id", header: "Id" },
          { key: "traveller", header: t("traveller"), isRowHeader: true },
          {
            key: "time",
            header: t("dateTime"),
            sort: { to: "?sort=time", now: "descending" },
          },
          { key: "street", header: t("address") },
          {
            key: "status",
            header: t("status"),
            cell: ({ status, tone }) => <Badge tone={tone}>{t(status)}</Badge>,
            sort: { to: "?sort=status" },
          },
          { key: "amount", header: t("amount"), align: "end" },
          {
            key: "tools",
            header: t("tools"),
            isHeaderHidden: true,
            align: "end",
            cell: () => <IconButton icon="edit" label={t("edit")} />,
          },
        ]}
      />
      <Pagination page={4} pageCount={9} toPage={(page) => `?page=${page}`} />
      <Card>
        <Cluster>
          <Avatar name="Lucía Ferrer" large />
          <div>
            <h3>Lucía Ferrer</h3>
            <p>{t("driver")}</p>
          </div>
          <Avatar name="Tomás" />
          <Avatar name="" />
        </Cluster>
        <DescriptionList
          items={[
            { term: t("plate"), detail: "4821 KLM" },
            { term: t("model"), detail: "Toyota Corolla" },
            { term: t("meetingPoint"), detail: "Plaza Mayor, 3" },
          ]}
        />
      </Card>
    </Stack>
  );
}

export function Dialogs() {
  const t = useTexts(texts);
  const { isOpen, openTo, closeTo } = useDialog("logout");
  return (
    <Stack>
      <h2>{t("dialogs")}</h2>
      <Cluster>
        <ButtonLink kind="secondary" to={openTo} preventScrollReset>
          {t("openDialog")}
        </ButtonLink>
      </Cluster>
      {isOpen && (
        <Dialog
          title={t("logoutQuestion")}
          closeTo={closeTo}
          closeLabel={t("cancel")}
          actions={
            <ButtonLink to={closeTo} replace preventScrollReset>
              {t("logout")}
            </ButtonLink>
          }
        >
          <p>{t("logoutText")}</p>
        </Dialog>
      )}
    </Stack>
  );
}

export function Reading() {
  const t = useTexts(readingTexts);
  const steps = [
    { icon: "map-pin", title: t("step"), text: t("stepText") },
    { icon: "taxi", title: t("later"), text: t("laterText") },
  ] as const;
  const links = [
    { to: "?conditions", label: t("conditions"), isCurrent: true },
    { to: "?privacy", label: t("privacy") },
  ];
  return (
    <Stack $gap="l">
      <h2>{t("reading")}</h2>
      {heroPatterns.map((pattern) => (
        <Hero
          key={pattern}
          pattern={pattern}
          aside={
            <Card>
              <Steps steps={steps} />
            </Card>
          }
        >
          <Stack>
            <h3>{t("hero")}</h3>
            <p data-lead="">{t("lead")}</p>
            <ButtonLink to=".">{t("go")}</ButtonLink>
          </Stack>
        </Hero>
      ))}
      <Features features={steps} />
      <WithAside aside={<LinkList title={t("more")} links={links} />}>
        <Prose>
          <h2>{t("heading")}</h2>
          <p>{t("paragraph")}</p>
          <ul>
            <li>{t("stepText")}</li>
            <li>{t("laterText")}</li>
          </ul>
        </Prose>
        <TagList tags={[t("tag"), t("go")]} />
        <Answers items={[{ question: t("question"), answer: [t("answer")] }]} />
      </WithAside>
      <FootLinks label={t("more")} links={links} />
    </Stack>
  );
}
