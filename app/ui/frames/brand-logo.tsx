import { Link } from "@remix-run/react";

export type FrameBrand = { name: string; logo: string | null; to: string };

/** The brand's logo, or its name, as a link to the first screen. */
export const BrandLogo = ({ name, logo, to }: FrameBrand) => (
  <Link className="brand-logo" to={to}>
    {logo ? <img src={logo} alt={name} /> : <span>{name}</span>}
  </Link>
);
