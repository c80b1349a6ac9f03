import type { ReactNode } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Page } from "../../ui/layout/layout.tsx";
import { fontSize, space, ui } from "../../ui/styled.ts";
import type { DeskFormPage } from "./load-desk-form.server.ts";
import { texts } from "./texts.ts";

const Head = ui("header", "DeskHead")`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.l};

  h2 { font-size: ${fontSize.xxl}; }
  p { color: var(--muted); font-size: ${fontSize.l}; }
`;

/** A form of the desk, with the pickup of its taxis and a link back to the board. */
export function DeskPage({
  page,
  title,
  children,
}: {
  page: DeskFormPage;
  title: string;
  children: ReactNode;
}) {
  const t = useTexts(texts);
  const { pickup, problem, paths } = page;
  return (
    <Page $width="reading">
      <Head>
        <div>
          <h2>{title}</h2>
          {pickup && <p>{t("pickup", { address: pickup })}</p>}
        </div>
        <ButtonLink kind="secondary" icon="arrow-left" to={paths.board}>
          {t("back")}
        </ButtonLink>
      </Head>
      {problem ? (
        <Notice kind="warning" title={problem}>
          {t("no_address_hint")}{" "}
          <ButtonLink kind="secondary" icon="star" to={paths.favourites}>
            {t("favourites")}
          </ButtonLink>
        </Notice>
      ) : (
        children
      )}
    </Page>
  );
}
