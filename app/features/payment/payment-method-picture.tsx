import { Icon } from "../../ui/icon.tsx";
import { ui } from "../../ui/styled.ts";
import { radius } from "../../ui/tokens.ts";

const Box = ui("span", "PaymentMethodPicture")`
  display: grid;
  flex: none;
  place-items: center;
  width: 3rem;
  height: 2rem;

  img { width: 100%; height: 100%; border-radius: ${radius.s}; object-fit: contain; }
`;

/** The group's picture of a method, or a card where it has none. */
export const PaymentMethodPicture = ({ image }: { image: string | null }) => (
  <Box>{image ? <img src={image} alt="" /> : <Icon name="card" />}</Box>
);
