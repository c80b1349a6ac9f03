import type { listDemoLogins } from "../sandbox/accounts/seed.ts";
import type { Brand } from "../sandbox/brands.ts";

/** Starts the sandbox where the operator has named no taxi API. */
export async function startOwnSandbox(readPanelPort: () => number) {
  const { startSandbox } = await import("../sandbox/sandbox.ts");
  const { listDemoLogins } = await import("../sandbox/accounts/seed.ts");
  const { origin, world } = await startSandbox({
    panelOrigin: ({ domains }) => `http://${domains[0]}:${readPanelPort()}`,
    onSent: ({ to, subject, text }) => console.log(`  To ${to}: ${subject}. ${text}`),
  });
  const logins = listDemoLogins(world);
  return {
    origin,
    introduction: (port: number) => introduce(port, { brands: world.brands, logins }),
  };
}

type Sandbox = { brands: Brand[]; logins: ReturnType<typeof listDemoLogins> };

/** The addresses and the demo accounts for a developer. */
function introduce(port: number, sandbox: Sandbox): string {
  const brands = sandbox.brands.flatMap((brand) => [
    "",
    `  ${brand.name}: http://${brand.domains[0]}:${port}`,
    ...sandbox.logins
      .filter((login) => login.brand.id === brand.id)
      .map(({ kind, username, password }) => `    ${kind.padEnd(9)} ${username}  ${password}`),
  ]);
  return [
    "The panel is up, with the sandbox behind it and everything in memory.",
    ...brands,
    "",
    "Whatever is sent by SMS or e-mail, as the code of a new account, shows here.",
    "",
    "Where a host ending in .localhost leads nowhere, name the brand in the address:",
    `  http://127.0.0.1:${port}/before_room/${sandbox.brands[0]?.domains[0]}`,
    "",
  ].join("\n");
}
