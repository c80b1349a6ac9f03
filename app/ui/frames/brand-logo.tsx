import { Link } from "@remix-run/react";
import { ui } from "../styled.ts";
import { fontSize, radius } from "../tokens.ts";

export type FrameBrand = { name: string; logo: string | null; to: string };

const Box = ui("a", "BrandLogo")`
  display: inline-grid;
  place-items: center;
  min-width: 0;
  min-height: 2.75rem;
  color: inherit;
  font-size: ${fontSize.l};
  font-weight: 650;
  text-decoration: none;

  /* Logos are made for white paper, which a dark page is not. */
  img {
    max-width: 100%;
    height: 2.75rem;
    padding: 0.25rem 0.375rem;
    border-radius: ${radius.s};
    background: #fff;
    object-fit: contain;
  }
`;

/** The brand's logo, or its name where it has none; it leads home. */
export const BrandLogo = ({ name, logo, to }: FrameBrand) => (
  <Box as={Link} to={to}>
    {logo ? <img src={logo} alt={name} /> : name}
  </Box>
);
