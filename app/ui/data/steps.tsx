import { Icon, type IconName } from "../icon.tsx";
import { fontSize, space, ui } from "../styled.ts";

const StepsBox = ui("ol", "Steps")`
  display: grid;
  list-style: none;

  li { position: relative; display: grid; grid-template-columns: 3rem minmax(0, 1fr); gap: 0 ${space.m}; padding-bottom: ${space.l}; }
  li:last-child { padding-bottom: 0; }
  li:not(:last-child)::before {
    content: "";
    position: absolute;
    inset-block: 3.375rem 0.375rem;
    inset-inline-start: 1.4375rem;
    border-inline-start: 2px dotted var(--boundary);
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

type Step = { icon: IconName; title: string; text: string };

export const Steps = ({ steps }: { steps: readonly Step[] }) => (
  <StepsBox>
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
  </StepsBox>
);

const FeaturesBox = ui("ul", "Features")`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: ${space.l} ${space.xl};
  list-style: none;

  li { display: grid; gap: ${space.xxs}; align-content: start; padding-top: ${space.m}; border-top: 2px solid var(--border); }
  svg { margin-bottom: ${space.xs}; color: var(--secondary-text); }
  h3 { font-size: ${fontSize.m}; line-height: 1.4; }
  p { color: var(--muted); font-size: ${fontSize.s}; }
`;

export const Features = ({ features }: { features: readonly Step[] }) => (
  <FeaturesBox>
    {features.map(({ icon, title, text }) => (
      <li key={title}>
        <Icon name={icon} size="1.75rem" />
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </FeaturesBox>
);
