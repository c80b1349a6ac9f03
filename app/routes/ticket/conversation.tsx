import { useTexts } from "../../i18n/use-texts.ts";
import { fontSize, onPhone, radius, space, ui } from "../../ui/styled.ts";
import { AttachmentList } from "./attachment-list.tsx";
import type { AnswerView } from "./load.server.ts";
import { texts } from "./texts.ts";

const List = ui("ol", "Conversation")`
  display: grid;
  gap: ${space.m};
  list-style: none;
`;

const Item = ui("li", "ConversationItem")`
  display: grid;
  gap: ${space.xs};
  justify-self: start;
  min-width: min(100%, 14rem);
  max-width: 85%;
  padding: ${space.m};
  border: 1px solid var(--border);
  border-radius: ${radius.l} ${radius.l} ${radius.l} ${radius.s};
  background: var(--surface);
  scroll-margin-top: 5rem;

  &[data-mine] {
    justify-self: end;
    border-color: transparent;
    border-radius: ${radius.l} ${radius.l} ${radius.s} ${radius.l};
    background: var(--secondary-tint);
  }
  > p { white-space: pre-line; overflow-wrap: anywhere; }
  > div:first-child { display: flex; flex-wrap: wrap; gap: 0 ${space.s}; font-size: ${fontSize.s}; }
  ${onPhone} { max-width: 94%; }
`;

/** Lists the answers, oldest first. */
export function Conversation({ answers }: { answers: AnswerView[] }) {
  const t = useTexts(texts);
  return (
    <List aria-label={t("conversation")}>
      {answers.map(({ id, author, isMine, text, when, attachments }) => (
        <Item key={id} id={`answer-${id}`} data-mine={isMine ? "" : undefined}>
          <div>
            <strong>{isMine ? t("you") : author}</strong> <span>{when}</span>
          </div>
          <p>{text}</p>
          {attachments.length > 0 && <AttachmentList attachments={attachments} />}
        </Item>
      ))}
    </List>
  );
}
