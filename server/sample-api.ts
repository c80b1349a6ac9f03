/** The brand of the sandbox that has users of every kind. */
const BRAND = "radio-taxi-cantalmar";
const SEED = 1;

/** Starts a sandbox whose clock stands still, for pages that show sample data. */
export async function startSampleApi() {
  const { startSandbox } = await import("../sandbox/sandbox.ts");
  const { listDemoLogins } = await import("../sandbox/accounts/seed.ts");
  const { origin, world, close } = await startSandbox({ seed: SEED, speed: 0 });
  const brand = world.brands.find(({ permalink }) => permalink === BRAND);
  if (!brand) throw new Error(`The sandbox has no brand ${BRAND}`);
  const logins = listDemoLogins(world).filter((login) => login.brand.id === brand.id);
  return { origin, brand, logins, close };
}
