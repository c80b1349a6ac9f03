import { ui } from "../styled.ts";
import { backdrop, duration, fontSize, onPhone, radius, shadow, space } from "../tokens.ts";

/** The look of a dialog: a sheet over the page, and at the lower edge of a phone. */
export const DialogBox = ui("dialog", "Dialog")`
  position: fixed;
  z-index: 30;
  inset: 0;
  width: min(34rem, calc(100% - 2 * ${space.m}));
  max-width: none;
  max-height: min(calc(100dvh - 2 * ${space.m}), 50rem);
  margin: auto;
  padding: 0;
  border: 1px solid var(--border);
  border-radius: ${radius.l};
  background: var(--raised);
  color: var(--text);
  box-shadow: ${shadow.high};
  overflow: auto;
  overscroll-behavior: contain;
  ${onPhone} {
    width: 100%;
    margin: auto 0 0;
    border-width: 1px 0 0;
    border-radius: ${radius.l} ${radius.l} 0 0;
  }
  &::backdrop { background: ${backdrop}; }
  &:modal:not([data-there]) { animation: dialog-in ${duration.calm} ease-out; }
  @keyframes dialog-in { from { opacity: 0; translate: 0 0.75rem; } }
  html:not([data-scripts]) & {
    position: static;
    max-height: none;
    margin: ${space.l} auto;
    box-shadow: ${shadow.middle};
  }

  > header {
    position: sticky;
    z-index: 1;
    top: 0;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.m};
    padding: ${space.s} ${space.s} ${space.s} ${space.l};
    background: inherit;
  }
  > header h2 { font-size: ${fontSize.l}; }
  > div { display: grid; gap: ${space.m}; padding: 0 ${space.l} ${space.l}; }
  &[data-kind="alert"] > div { padding: ${space.l}; }
  html:not([data-scripts]) &[data-kind="alert"] {
    width: auto;
    margin: 0;
    border: 0;
    border-radius: ${radius.m};
    box-shadow: none;
    > div { padding: 0; }
  }
  > footer {
    position: sticky;
    bottom: 0;
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    gap: ${space.s};
    padding: ${space.m} ${space.l};
    border-top: 1px solid var(--border);
    background: inherit;
    form { display: grid; }
    ${onPhone} { > * { flex: 1 1 auto; } }
  }
`;
