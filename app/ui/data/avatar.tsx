import { Icon } from "../icon.tsx";

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
    <span className="avatar" aria-hidden="true" data-large={large ? "" : undefined}>
      {image ? <img src={image} alt="" /> : toInitials(name) || <Icon name="user" size="60%" />}
    </span>
  );
}

/** The initials of the first and the last word that begin with a letter. */
export function toInitials(name: string): string {
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u);
  const letters = words.flatMap((word) => word.match(/^\p{L}\p{M}*/u) ?? []);
  return [letters[0], letters.slice(1).at(-1)].join("").toUpperCase();
}
