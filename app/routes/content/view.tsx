import { ContactCard } from "../../features/content/contact-card.tsx";
import type { ContentPage } from "../../features/content/content-page.server.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Page } from "../../ui/layout/layout.tsx";
import { PageHeader } from "../../ui/layout/page-parts.tsx";
import { WithAside } from "../../ui/layout/prose.tsx";
import { LinkList } from "../../ui/navigation/link-list.tsx";
import { texts } from "./texts.ts";

export function ContentListView({
  brandName,
  contact,
  links,
}: Pick<ContentPage, "contact" | "links"> & { brandName: string }) {
  const t = useTexts(texts);
  return (
    <Page>
      <WithAside aside={<ContactCard contact={contact} />}>
        <PageHeader title={t("title")}>{t("intro", { brand: brandName })}</PageHeader>
        <LinkList title={t("all")} links={links} />
      </WithAside>
    </Page>
  );
}
