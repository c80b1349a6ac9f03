import { Icon } from "../icon.tsx";
import { radius, space, surface, ui } from "../styled.ts";

const Box = ui("div", "Answers")`
  ${surface}
  overflow: hidden;

  details + details { border-top: 1px solid var(--border); }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.m};
    min-height: 3.5rem;
    padding: ${space.s} ${space.l};
    cursor: pointer;
    &::-webkit-details-marker { display: none; }
    &:hover { background: var(--sunken); }
    &:focus-visible { outline-offset: -3px; border-radius: ${radius.l}; }
  }
  summary h3 { font-size: inherit; font-weight: 600; letter-spacing: 0; line-height: 1.4; }
  summary svg { flex: none; color: var(--muted); }
  details[open] summary svg { rotate: 180deg; }
  details > div { display: grid; gap: ${space.s}; padding: 0 ${space.l} ${space.l}; max-width: 40rem; }
  @media print { details::details-content { content-visibility: visible; block-size: auto; } }
`;

export const Answers = ({ items }: { items: { question: string; answer: string[] }[] }) => (
  <Box>
    {items.map(({ question, answer }) => (
      <details key={question}>
        <summary>
          <h3>{question}</h3>
          <Icon name="chevron-down" />
        </summary>
        <div>
          {answer.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </details>
    ))}
  </Box>
);
