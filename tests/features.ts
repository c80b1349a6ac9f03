import { type Feature, features } from "../app/screens.ts";

/** The features of a brand that has switched these off. */
export const featuresWithout = (...off: Feature[]): Record<Feature, boolean> =>
  Object.fromEntries(features.map((feature) => [feature, !off.includes(feature)])) as Record<
    Feature,
    boolean
  >;
