import { useTexts } from "../../i18n/use-texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { disclosure } from "../../ui/layout/disclosure.ts";
import { fontSize, ui } from "../../ui/styled.ts";
import { LinkList } from "./link-list.tsx";
import type { LinkView } from "./load-links.server.ts";
import { texts } from "./texts.ts";

const Box = ui("details", "OpenLinks")`
  ${disclosure}
  h2 { font-size: ${fontSize.m}; }
`;

/** The links with which guests may still order; closed, so that what stands below stays in sight. */
export function OpenLinks({ links, action }: { links: LinkView[]; action: string }) {
  const t = useTexts(texts);
  if (links.length === 0) return null;
  return (
    <section aria-label={t("on_board")}>
      <Box>
        <summary>
          <h2>
            {t("on_board")} ({links.length})
          </h2>
          <Icon name="chevron-down" />
        </summary>
        <LinkList links={links} action={action} />
      </Box>
    </section>
  );
}
