import type { Address } from "../../api/addresses.server.ts";

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

/** Encodes a chosen address for links and forms. */
export function toAddressQuery({ name, latitude, longitude }: Address) {
  return { name, lat: latitude, lng: longitude };
}
