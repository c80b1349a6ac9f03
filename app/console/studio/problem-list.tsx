import type { Problem } from "../../../openapi/contract.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { ui } from "../../ui/styled.ts";
import { texts } from "./texts.ts";

const Rows = ui("ul", "StudioProblems")`
  padding-inline-start: 1.25rem;
  li { overflow-wrap: anywhere; }
`;

/** The problems that the studio has words for; the document's own are in English. */
const worded = [
  ...(["too_large", "too_deep", "no_json", "no_colour"] as const),
  ...(["not_shown", "no_language", "no_map", "no_link"] as const),
];

/** What is wrong with a configuration, by its fields. */
export function ProblemList({
  kind,
  title,
  problems,
}: {
  kind: "danger" | "warning";
  title: string;
  problems: Problem[];
}) {
  const t = useTexts(texts);
  if (problems.length === 0) return null;
  return (
    <div role={kind === "danger" ? "alert" : undefined}>
      <Notice kind={kind} title={title}>
        <Rows>
          {problems.map(({ field, message, keyword }) => {
            const key = worded.find((each) => each === keyword);
            return (
              <li key={`${field} ${keyword} ${message}`}>
                {field && <code>{field}</code>} {key ? t(key) : <span lang="en">{message}</span>}
              </li>
            );
          })}
        </Rows>
      </Notice>
    </div>
  );
}
