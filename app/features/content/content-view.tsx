import type { ReactNode } from "react";
import { Article } from "./article.tsx";
import { ContentLayout } from "./content-layout.tsx";
import type { ContentPage } from "./content-page.server.ts";

/** Shows one text as a page. */
export function ContentView({
  page: { content, ...around },
  children,
}: {
  page: ContentPage;
  /** Rendered after the text. */
  children?: ReactNode;
}) {
  return (
    <ContentLayout {...around}>
      <Article content={content} />
      {children}
    </ContentLayout>
  );
}
