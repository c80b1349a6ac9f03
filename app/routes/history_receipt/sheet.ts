import { fontSize, onPhone, radius, shadow, space, ui } from "../../ui/styled.ts";

/** A sheet of paper on the screen; in print only its text. */
export const Sheet = ui("article", "ReceiptSheet")`
  display: grid;
  gap: ${space.l};
  padding: ${space.xl};
  border: 1px solid var(--border);
  border-top: 0.375rem solid var(--main);
  border-radius: ${radius.m};
  background: var(--surface);
  box-shadow: ${shadow.middle};
  overflow-wrap: anywhere;
  ${onPhone} { padding: ${space.m}; }

  > header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: ${space.m}; }
  > header img { max-width: 12rem; max-height: 4rem; }
  address { display: grid; font-style: normal; a, span { color: var(--muted); } }
  > p {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space.m};
    padding: ${space.m} 0;
    border-block: 2px solid var(--text);
    font-size: ${fontSize.l};
    strong { font-size: ${fontSize.xl}; font-variant-numeric: tabular-nums; }
  }
  > footer { color: var(--muted); font-size: ${fontSize.s}; }

  @media print {
    padding: 0;
    border: 0;
    box-shadow: none;
    break-inside: avoid;
    dl > div { padding: ${space.xxs} 0; }
  }
`;
