import { Icon } from "../icon.tsx";
import { fontSize, ui } from "../styled.ts";

const Box = ui("span", "Avatar")`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: 50%;
  background: var(--secondary-tint);
  color: var(--secondary-text);
  font-size: ${fontSize.m};
  font-weight: 650;
  letter-spacing: 0.02em;
  overflow: hidden;

  &[data-large] { width: 4rem; height: 4rem; font-size: ${fontSize.xl}; }
  img { width: 100%; height: 100%; object-fit: cover; }
`;

/** The picture of a person whose name stands beside it. */
export function Avatar({
  name,
  image,
  large,
}: {
  name: string;
  image?: string | null;
  large?: boolean;
}) {
  return (
    <Box aria-hidden="true" data-large={large ? "" : undefined}>
      {image ? <img src={image} alt="" /> : toInitials(name) || <Icon name="user" size="60%" />}
    </Box>
  );
}

/** The initials of the first and the last word that begin with a letter. */
export function toInitials(name: string): string {
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u);
  const letters = words.flatMap((word) => word.match(/^\p{L}\p{M}*/u) ?? []);
  return [letters[0], letters.slice(1).at(-1)].join("").toUpperCase();
}
