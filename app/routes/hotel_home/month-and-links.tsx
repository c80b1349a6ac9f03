import { MonthLine } from "../../features/at-a-glance/at-a-glance.tsx";
import { OpenLinks } from "../../features/ready-links/open-links.tsx";
import { texts } from "../../features/ready-links/texts.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";
import type { DeskPage } from "./load-desk.server.ts";

/** What the desk needs now and then. It stands below the taxis, which are seen together with the button. */
export function MonthAndLinks({ page: { month, readyLinks, linksPath } }: { page: DeskPage }) {
  const t = useTexts(texts);
  return (
    <div>
      <Cluster $gap="m" $justify="space-between">
        {month && <MonthLine month={month} />}
        <ButtonLink kind="quiet" compact data-flush="" icon="qr-code" to={linksPath}>
          {t("all_links")}
        </ButtonLink>
      </Cluster>
      <OpenLinks links={readyLinks} action={linksPath} />
    </div>
  );
}
