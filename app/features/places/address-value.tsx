import type { Address } from "../../api/addresses.server.ts";
import { toAddressQuery } from "./address-query.ts";

/** Submits the chosen address with the surrounding form. */
export function AddressValue({ address }: { address: Address }) {
  return (
    <>
      {Object.entries(toAddressQuery(address)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
