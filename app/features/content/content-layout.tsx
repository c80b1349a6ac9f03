import type { ReactNode } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Page } from "../../ui/layout/layout.tsx";
import { WithAside } from "../../ui/layout/prose.tsx";
import { LinkList } from "../../ui/navigation/link-list.tsx";
import { ContactCard } from "./contact-card.tsx";
import type { ContentPage } from "./content-page.server.ts";
import { texts } from "./texts.ts";

/** Shows a text with the group's contacts and links to its other texts. */
export function ContentLayout({
  contact,
  links,
  children,
}: Pick<ContentPage, "contact" | "links"> & { children: ReactNode }) {
  const t = useTexts(texts);
  return (
    <Page>
      <WithAside
        aside={
          <>
            <ContactCard contact={contact} />
            <LinkList title={t("more")} links={links} />
          </>
        }
      >
        {children}
      </WithAside>
    </Page>
  );
}
