import type { ReactNode } from "react";
import type { Brand } from "../../api/configuration.server.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { PageHeader } from "../../ui/layout/page-parts.tsx";
import { Tabs } from "../../ui/navigation/tabs.tsx";
import type { Draft } from "./drafts.server.ts";
import { texts } from "./texts.ts";

const draftViews = ["screens", "edit", "colours", "export", "links"] as const;
export type DraftView = (typeof draftViews)[number];

export const toDraftAddress = (id: string, view: DraftView = "screens"): string =>
  view === "screens" ? `/studio/drafts/${id}` : `/studio/drafts/${id}/${view}`;

/** The heading of a draft, and the ways to look at it. */
export function DraftFrame({
  draft,
  brand,
  view,
  children,
}: {
  draft: Draft;
  brand: Brand;
  view: DraftView;
  children: ReactNode;
}) {
  const t = useTexts(texts);
  return (
    <>
      <PageHeader title={brand.name} back={{ to: "/studio", label: t("title") }}>
        {t("draftOf", { permalink: brand.permalink })}
      </PageHeader>
      <Tabs
        label={t("views")}
        tabs={draftViews.map((each) => ({
          to: toDraftAddress(draft.id, each),
          label: t(`view_${each}`),
          isCurrent: each === view,
        }))}
      />
      {children}
    </>
  );
}
