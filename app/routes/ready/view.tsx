import { Form } from "@remix-run/react";
import { FollowedTrip } from "../../features/trips/follow/followed-trip.tsx";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { DescriptionList } from "../../ui/data/description-list.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorSummary } from "../../ui/fields/field.tsx";
import { Card, Page, Stack } from "../../ui/layout/layout.tsx";
import { PageHeader } from "../../ui/layout/page-parts.tsx";
import { fontSize, ui } from "../../ui/styled.ts";
import type { ReadyPage } from "./load.server.ts";
import { texts } from "./texts.ts";

const Press = ui("div", "ReadyPress")`
  .button { min-height: 4.5rem; font-size: ${fontSize.xl}; }
`;

/** One page for each thing that the holder of a link may meet. */
export function ReadyView({ page }: { page: ReadyPage }) {
  const t = useTexts(texts);
  if (page.state === "open") return <OpenLink page={page} />;
  if (page.state === "used" && page.taxi) {
    return (
      <Page>
        <PageHeader title={t("ordered")}>{t("ordered_hint")}</PageHeader>
        <FollowedTrip view={page.taxi} phone={page.call} />
        <Call page={page} />
      </Page>
    );
  }
  const isOrdered = page.state === "not_shared" || page.state === "unreachable";
  return (
    <Page>
      <EmptyState
        icon={isOrdered || page.state === "used" ? "check" : "taxi"}
        heading="h1"
        title={t(isOrdered ? "ordered" : page.state)}
        action={<Call page={page} />}
      >
        {t(`${page.state}_hint`, { brand: page.brand })}
      </EmptyState>
    </Page>
  );
}

type OpenPage = Extract<ReadyPage, { state: "open" }>;

function OpenLink({ page }: { page: OpenPage }) {
  const t = useTexts(texts);
  const { summary, isBusy } = useFormReply({ form: "order" });
  return (
    <Page>
      <PageHeader title={t("title")}>{t("intro")}</PageHeader>
      <ErrorSummary {...summary} title={t("not_ordered")} />
      <Card>
        <Stack $gap="l">
          <DescriptionList
            items={[
              { term: t("pickup"), detail: page.from },
              { term: t("notes"), detail: page.notes },
              { term: t("to"), detail: page.to ?? t("to_driver") },
              { term: t("group"), detail: page.group },
              { term: t("limit"), detail: t("at_most", { limit: page.limit }) },
              { term: t("until"), detail: page.until },
            ]}
          />
          <Press as={Form} method="post" id="order-taxi" replace>
            <input type="hidden" name="form" value="order" />
            <Button icon="taxi" wide busy={isBusy}>
              {t(isBusy ? "ordering" : "order")}
            </Button>
          </Press>
          <p>{t("once")}</p>
        </Stack>
      </Card>
      <Call page={page} />
    </Page>
  );
}

/** The way on, whatever the link does. */
function Call({ page: { call } }: { page: Pick<ReadyPage, "call"> }) {
  const t = useTexts(texts);
  if (!call) return null;
  return (
    <div>
      <ButtonLink kind="secondary" icon="phone" to={call.href}>
        {t("call", { phone: call.text })}
      </ButtonLink>
    </div>
  );
}
