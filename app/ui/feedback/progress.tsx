import { radius, ui } from "../styled.ts";

const Bar = ui("progress", "Progress")`
  appearance: none;
  display: block;
  width: 100%;
  height: 0.5rem;
  border: 0;
  border-radius: ${radius.pill};
  background: var(--border);
  color: var(--secondary-edge);
  overflow: hidden;

  &::-webkit-progress-bar { background: none; }
  &::-webkit-progress-value { border-radius: inherit; background: currentColor; transition: inline-size 300ms; }
  &::-moz-progress-bar { border-radius: inherit; background: currentColor; }

  &:indeterminate {
    background: var(--border) linear-gradient(currentColor 0 0) -50% 0 / 40% 100% no-repeat;
    animation: progress-pass 1.6s ease-in-out infinite;
    &::-moz-progress-bar { background: none; }
  }
  @keyframes progress-pass { to { background-position-x: 150%; } }
  @media (forced-colors: active) { forced-color-adjust: none; background: GrayText; color: Highlight; }
`;

/** Without a value it is indeterminate. */
export const Progress = ({
  label,
  value,
  max = 100,
}: {
  label: string;
  value?: number;
  max?: number;
}) => <Bar aria-label={label} value={value} max={max} />;
