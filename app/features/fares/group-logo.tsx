import { Icon } from "../../ui/icon.tsx";
import { onPhone, radius, ui } from "../../ui/styled.ts";

const Box = ui("span", "GroupLogo")`
  display: grid;
  flex: none;
  place-items: center;
  width: 3.5rem;
  height: 2.5rem;
  color: var(--main-text);

  ${onPhone} { width: 2.75rem; }
  img { width: 100%; height: 100%; border-radius: ${radius.s}; object-fit: contain; }
`;

/** The group's name stands beside the logo, so its alt text is empty. */
export const GroupLogo = ({ logo }: { logo: string | null }) => (
  <Box>{logo ? <img src={logo} alt="" /> : <Icon name="taxi" size="1.5em" />}</Box>
);
