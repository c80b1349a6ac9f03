import { Icon } from "../../ui/icon.tsx";
import { radius, ui } from "../../ui/styled.ts";

const Box = ui("span", "PaymentMethodPicture")`
  display: grid;
  flex: none;
  place-items: center;
  width: 3rem;
  height: 2rem;

  img { width: 100%; height: 100%; border-radius: ${radius.s}; object-fit: contain; }
`;

/** The method's name stands beside the picture, so its alt text is empty. */
export const PaymentMethodPicture = ({ image }: { image: string | null }) => (
  <Box>{image ? <img src={image} alt="" /> : <Icon name="card" />}</Box>
);
