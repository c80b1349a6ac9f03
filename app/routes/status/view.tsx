import type { ContentPage } from "../../features/content/content-page.server.ts";
import { ContentLayout } from "../../features/content/content-view.tsx";
import { toSentence } from "../../features/frame/outage/sentence.ts";
import { CallSentence, TimeSentence } from "../../features/frame/outage/sentences.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { DescriptionList } from "../../ui/data/description-list.tsx";
import { Badge } from "../../ui/feedback/badge.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Card } from "../../ui/layout/layout.tsx";
import { Cluster, PageHeader } from "../../ui/layout/page-parts.tsx";
import type { Status } from "./load.server.ts";
import { texts } from "./texts.ts";

export function StatusView({
  page: { services, isDown, checked, call, contact, links },
}: {
  page: Status & Pick<ContentPage, "contact" | "links">;
}) {
  const t = useTexts(texts);
  return (
    <ContentLayout contact={contact} links={links}>
      <PageHeader title={t("title")}>
        <TimeSentence {...toSentence((mark) => t("checked", { time: mark }), checked)} />
      </PageHeader>
      <div role="status">
        <Notice kind={isDown ? "warning" : "success"} title={t(isDown ? "some_down" : "all_up")}>
          {isDown && call && <CallSentence {...call} />}
        </Notice>
      </div>
      <Card>
        <DescriptionList
          items={services.map(({ name, isUp, since }) => ({
            term: t(name),
            detail: (
              <Cluster>
                <Badge tone={isUp ? "success" : "danger"}>{t(isUp ? "up" : "down")}</Badge>
                {since && (
                  <span>
                    <TimeSentence {...since} />
                  </span>
                )}
              </Cluster>
            ),
          }))}
        />
      </Card>
    </ContentLayout>
  );
}
