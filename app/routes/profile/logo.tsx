import { Icon } from "../../ui/icon.tsx";
import { radius, ui } from "../../ui/styled.ts";

const Box = ui("span", "ProfileLogo")`
  display: grid;
  place-items: center;
  width: 4rem;
  height: 4rem;
  padding: 0.25rem;
  border: 1px solid var(--border);
  border-radius: ${radius.m};
  background: var(--sunken);
  color: var(--muted);
  overflow: hidden;

  /* Most logos are designed for a white background. */
  &:has(img) { background: #fff; }
  img { width: 100%; height: 100%; object-fit: contain; }
`;

/** Shows an icon until the company has a logo. */
export const Logo = ({ image }: { image: string | null }) => (
  <Box aria-hidden="true">{image ? <img src={image} alt="" /> : <Icon name="briefcase" />}</Box>
);
