import type { ReactNode } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Page } from "../../ui/layout/page.tsx";
import { WithAside } from "../../ui/layout/with-aside.tsx";
import { LinkList } from "../../ui/navigation/link-list.tsx";
import { ContactCard } from "./contact-card.tsx";
import type { Reading } from "./reading.server.ts";
import { texts } from "./texts.ts";

/** Something to read, and beside it how to reach the group and what else there is to read. */
export function ReadingPage({
  contact,
  links,
  children,
}: Pick<Reading, "contact" | "links"> & { children: ReactNode }) {
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
