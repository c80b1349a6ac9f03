/** Normalises a host: lower case, without port and final dot. */
export function toDomain(host: string | undefined): string {
  return (host ?? "").toLowerCase().replace(/:\d*$/, "").replace(/\.$/, "");
}
