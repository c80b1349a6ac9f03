import { useTexts } from "../../i18n/use-texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { fontSize, radius, space, touch, ui } from "../../ui/styled.ts";
import type { AttachmentView } from "./load.server.ts";
import { texts } from "./texts.ts";

const List = ui("ul", "AttachmentList")`
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
    display: block;
    max-width: 100%;
    height: 10rem;
    object-fit: contain;
    object-position: left;
    border-radius: ${radius.m};
  }
  summary { width: fit-content; min-height: ${touch}; padding: ${space.s} 0; font-size: ${fontSize.s}; cursor: pointer; }
`;

/** Links to each file and shows small pictures; a large picture loads when the user opens it. */
export function AttachmentList({ attachments }: { attachments: AttachmentView[] }) {
  const t = useTexts(texts);
  return (
    <List aria-label={t("attachments")}>
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
    </List>
  );
}
