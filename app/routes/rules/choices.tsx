import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { fontSize, space, ui } from "../../ui/styled.ts";

const Box = ui("fieldset", "Choices")`
  min-width: 0;

  legend { color: var(--muted); font-size: ${fontSize.s}; }
  > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr));
    gap: 0 ${space.m};
  }
`;

type Choice = { name: string; id: string; label: string; defaultChecked: boolean };

/** What a rule allows, each with a box. */
export function Choices({ legend, choices }: { legend: string; choices: Choice[] }) {
  return (
    <Box>
      <legend>{legend}</legend>
      <div>
        {choices.map((choice) => (
          <Checkbox key={choice.name} {...choice} />
        ))}
      </div>
    </Box>
  );
}
