import type { ReactNode } from "react";
import { Article } from "./article.tsx";
import type { Reading } from "./reading.server.ts";
import { ReadingPage } from "./reading-page.tsx";

/** A text on a page of its own. */
export function ContentView({
  reading: { content, ...around },
  children,
}: {
  reading: Reading;
  /** What comes after the text. */
  children?: ReactNode;
}) {
  return (
    <ReadingPage {...around}>
      <Article content={content} />
      {children}
    </ReadingPage>
  );
}
