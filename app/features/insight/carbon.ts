/** Roads are longer than the straight line by about so much; docs/decisions.md has the sources of both. */
export const ROAD_FACTOR = 1.3;
/** Of a regular taxi, in kilograms of CO₂ equivalents for each kilometre that it drives. */
export const KG_PER_KM = 0.208;

/** The trips' emissions, and the roads that they took, estimated from straight lines. */
export function estimateCarbon(straightKm: number): { km: number; kg: number } {
  const km = straightKm * ROAD_FACTOR;
  return { km, kg: km * KG_PER_KM };
}
