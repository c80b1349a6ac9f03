import { useTexts } from "../../i18n/use-texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { fontSize, onPhone, radius, space, touch, ui } from "../../ui/styled.ts";
import type { AnswerView, AttachmentView } from "./load.server.ts";
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
  border-radius: ${radius.l};
  border-end-start-radius: ${radius.s};
  background: var(--surface);
  scroll-margin-top: 5rem;

  &[data-mine] {
    justify-self: end;
    border-color: transparent;
    border-end-start-radius: ${radius.l};
    border-end-end-radius: ${radius.s};
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

const Files = ui("ul", "AttachmentList")`
  display: grid;
  gap: ${space.xs};
  list-style: none;

  li > div { display: flex; flex-wrap: wrap; align-items: center; gap: 0 ${space.xs}; }
  a {
    display: inline-flex;
    align-items: center;
    gap: ${space.xs};
    min-height: ${touch};
    color: inherit;
    font-weight: 600;
    overflow-wrap: anywhere;
    svg { flex: none; }
  }
  a + span { font-size: ${fontSize.s}; white-space: nowrap; }
  img {
    height: 10rem;
    object-fit: contain;
    object-position: calc(50% - 50% * var(--forward)) 50%;
    border-radius: ${radius.m};
  }
  summary { width: fit-content; min-height: ${touch}; padding: ${space.s} 0; font-size: ${fontSize.s}; cursor: pointer; }
`;

/** Links to each file and shows small pictures; a large picture loads when the user opens it. */
function AttachmentList({ attachments }: { attachments: AttachmentView[] }) {
  const t = useTexts(texts);
  return (
    <Files aria-label={t("attachments")}>
      {attachments.map((attachment) => {
        const { id, name, size, href, isPicture, isSmall } = attachment;
        const picture = <img src={href} alt={name} loading="lazy" />;
        return (
          <li key={id}>
            {isPicture &&
              (isSmall ? (
                picture
              ) : (
                <details>
                  <summary>{t("show_picture")}</summary>
                  {picture}
                </details>
              ))}
            <div>
              <a href={href}>
                <Icon name="download" />
                {name}
              </a>{" "}
              <span>{size}</span>
            </div>
          </li>
        );
      })}
    </Files>
  );
}
