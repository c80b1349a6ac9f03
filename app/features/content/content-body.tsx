import { Prose } from "../../ui/layout/prose.tsx";
import type { Content } from "./find-content.server.ts";

/** Renders the text without its title. */
export function ContentBody({ body }: Pick<Content, "body">) {
  if ("html" in body) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has sanitized it
    return <Prose dangerouslySetInnerHTML={{ __html: body.html }} />;
  }
  return (
    <Prose>
      {body.sections.flatMap(({ heading, blocks }) => [
        <h2 key={heading}>{heading}</h2>,
        ...blocks.map((block) =>
          typeof block === "string" ? (
            <p key={block}>{block}</p>
          ) : (
            <ul key={block.join()}>
              {block.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ),
        ),
      ])}
    </Prose>
  );
}
