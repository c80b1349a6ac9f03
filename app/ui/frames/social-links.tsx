import { Icon } from "../icon.tsx";
import { radius, space, touch, ui } from "../styled.ts";

export type SocialLink = { network: "facebook" | "twitter" | "linkedin"; href: string };

const names = { facebook: "Facebook", twitter: "Twitter", linkedin: "LinkedIn" };

const List = ui("ul", "SocialLinks")`
  display: flex;
  gap: ${space.xxs};
  list-style: none;

  a {
    display: grid;
    place-items: center;
    width: ${touch};
    height: ${touch};
    border-radius: ${radius.m};
    color: var(--menu-text);
    &:hover { background: var(--sunken); }
  }
`;

export const SocialLinks = ({ links }: { links: SocialLink[] }) =>
  links.length > 0 && (
    <List>
      {links.map(({ network, href }) => (
        <li key={network}>
          <a href={href} rel="noreferrer" aria-label={names[network]}>
            <Icon name={network} />
          </a>
        </li>
      ))}
    </List>
  );
