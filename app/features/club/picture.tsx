import { Icon } from "../../ui/icon.tsx";
import { radius, ui } from "../../ui/styled.ts";

const Box = ui("div", "CommercePicture")`
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 10;
  border-radius: ${radius.m};
  background: var(--secondary-tint);
  color: var(--secondary-text);
  overflow: hidden;
  img { width: 100%; height: 100%; object-fit: cover; }
`;

/** The shop's name stands beside the picture, so screen readers skip it. */
export const CommercePicture = ({ image }: { image: string | null }) => (
  <Box aria-hidden="true">
    {image ? (
      <img src={image} alt="" width={320} height={200} loading="lazy" />
    ) : (
      <Icon name="store" size="3rem" />
    )}
  </Box>
);
