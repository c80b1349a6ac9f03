import { Icon } from "../icon.tsx";
import { fontSize, radius, space, ui } from "../styled.ts";

const Box = ui("ul", "TagList")`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: ${space.xs};
    padding: 0.375rem ${space.s} 0.375rem ${space.xs};
    border-radius: ${radius.pill};
    background: var(--secondary-tint);
    font-size: ${fontSize.s};
    font-weight: 550;
    line-height: 1.35;
  }
  svg { flex: none; color: var(--secondary-text); }
`;

/** Short labels, such as the extras of a group. */
export const TagList = ({ tags }: { tags: string[] }) => (
  <Box>
    {tags.map((tag) => (
      <li key={tag}>
        <Icon name="check" />
        {tag}
      </li>
    ))}
  </Box>
);
