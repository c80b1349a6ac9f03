import { Icon } from "../icon.tsx";
import { ui } from "../styled.ts";
import { fontSize, space } from "../tokens.ts";
import type { Step } from "./steps.tsx";

const Box = ui("ul", "Features")`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: ${space.l} ${space.xl};
  list-style: none;

  li { display: grid; gap: ${space.xxs}; align-content: start; padding-top: ${space.m}; border-top: 2px solid var(--border); }
  svg { margin-bottom: ${space.xs}; color: var(--secondary-text); }
  h3 { font-size: ${fontSize.m}; line-height: 1.4; }
  p { color: var(--muted); font-size: ${fontSize.s}; }
`;

/** Features side by side, each with an icon. */
export const Features = ({ features }: { features: readonly Step[] }) => (
  <Box>
    {features.map(({ icon, title, text }) => (
      <li key={title}>
        <Icon name={icon} size="1.75rem" />
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </Box>
);
