import { Icon, type IconName } from "../icon.tsx";
import { ui } from "../styled.ts";
import { fontSize, space } from "../tokens.ts";

const Box = ui("ol", "Steps")`
  display: grid;
  list-style: none;

  li { position: relative; display: grid; grid-template-columns: 3rem minmax(0, 1fr); gap: 0 ${space.m}; padding-bottom: ${space.l}; }
  li:last-child { padding-bottom: 0; }
  li:not(:last-child)::before {
    content: "";
    position: absolute;
    inset: 3.375rem auto 0.375rem 1.4375rem;
    border-left: 2px dotted var(--boundary);
  }
  li > span {
    display: grid;
    place-items: center;
    width: 3rem;
    height: 3rem;
    border-radius: 50%;
    background: var(--main-tint);
    color: var(--main-text);
  }
  h2, h3 { font-size: ${fontSize.m}; line-height: 1.4; }
  p { color: var(--muted); font-size: ${fontSize.s}; }
`;

export type Step = { icon: IconName; title: string; text: string };

/** Steps in their order, connected like the stops of a journey. */
export const Steps = ({ steps }: { steps: readonly Step[] }) => (
  <Box>
    {steps.map(({ icon, title, text }) => (
      <li key={title}>
        <span>
          <Icon name={icon} size="1.375rem" />
        </span>
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      </li>
    ))}
  </Box>
);
