import { Icon } from "../icon.tsx";
import { fontSize, radius, space, ui } from "../styled.ts";

/** A tag with a link is one that the user can remove. */
export const Tags = ui("ul", "TagList")`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  list-style: none;

  li { display: flex; align-items: center; border-radius: ${radius.pill}; }
  li:not(:has(a)) {
    gap: ${space.xs};
    padding-block: 0.375rem;
    padding-inline: ${space.xs} ${space.s};
    background: var(--secondary-tint);
    font-size: ${fontSize.s};
    font-weight: 550;
    line-height: 1.35;
    svg { flex: none; color: var(--secondary-text); }
  }
  li:has(a) {
    max-width: 100%;
    padding-inline-start: ${space.s};
    border: 1px solid var(--boundary);
    background: var(--surface);
    overflow-wrap: anywhere;
  }
`;

export const TagList = ({ tags }: { tags: string[] }) => (
  <Tags>
    {tags.map((tag) => (
      <li key={tag}>
        <Icon name="check" />
        {tag}
      </li>
    ))}
  </Tags>
);
