import { Icon } from "../icon.tsx";

export type SocialLink = { network: "facebook" | "twitter" | "linkedin"; href: string };

const names = { facebook: "Facebook", twitter: "Twitter", linkedin: "LinkedIn" };

export const SocialLinks = ({ links }: { links: SocialLink[] }) =>
  links.length > 0 && (
    <ul className="social-links">
      {links.map(({ network, href }) => (
        <li key={network}>
          <a href={href} rel="noreferrer" aria-label={names[network]}>
            <Icon name={network} />
          </a>
        </li>
      ))}
    </ul>
  );
