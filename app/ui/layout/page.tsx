import { ui } from "../styled.ts";
import { onPhone, space } from "../tokens.ts";

const widths = { form: "30rem", reading: "44rem", wide: "76rem" };

/** The column that a screen's content stands in. */
export const Page = ui("div", "Page")<{ $width?: keyof typeof widths }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.l};
  width: 100%;
  max-width: calc(${({ $width = "wide" }) => widths[$width]} + 2 * ${space.xl});
  margin: 0 auto;
  padding: ${space.xl};
  ${onPhone} { padding: ${space.l} ${space.m} ${space.xl}; }
  @media print { padding: 0; max-width: none; }
`;
