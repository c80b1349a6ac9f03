import type { ReactNode } from "react";
import { Article } from "./article.tsx";
import type { ContentPage } from "./reading.server.ts";
import { ContentLayout } from "./reading-page.tsx";

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
