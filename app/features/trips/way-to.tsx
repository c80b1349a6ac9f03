import { ui } from "../../ui/styled.ts";

const Arrow = ui("span", "WayTo")`
  display: inline-block;
  margin-inline-end: 0.25em;
  scale: var(--forward) 1;
`;

/** An arrow to the place where a trip goes; screen readers get a word for it. */
export function WayTo({ word, children }: { word: string; children: string }) {
  return (
    <span data-line="">
      <Arrow aria-hidden="true">→</Arrow>
      <span className="visually-hidden">{word} </span>
      <span>{children}</span>
    </span>
  );
}
