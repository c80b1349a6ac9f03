import { fontSize, radius, shadow, space, ui } from "../../ui/styled.ts";

/** Two parts with a dashed line, like a voucher to tear off. */
export const Coupon = ui("div", "Coupon")`
  border: 1px solid var(--border);
  border-radius: ${radius.l};
  background: var(--surface);
  box-shadow: ${shadow.middle};

  > * { padding: ${space.l}; }
  > div:first-child { display: grid; justify-items: start; gap: ${space.s}; }
  > * + * { border-top: 2px dashed var(--boundary); }
  small { display: block; color: var(--muted); font-size: ${fontSize.s}; }
  > div:first-child strong { display: block; color: var(--main-text); font-size: ${fontSize.xxl}; line-height: 1.2; overflow-wrap: anywhere; }
  code { font: inherit; font-size: ${fontSize.xl}; font-weight: 650; letter-spacing: 0.06em; overflow-wrap: anywhere; }
  &[data-over] > div:first-child strong { color: var(--muted); }
`;
