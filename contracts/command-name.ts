/** What to type for a command: in the repository a script of npm, in the package a command of its program. */
export const nameOf = (command: string): string =>
  import.meta.url.endsWith(".ts")
    ? `npm run contracts:${command} --`
    : `parada-contracts ${command}`;

/** Runs a command for its exit code; 2 says that it could not run, and why. */
export async function runCommand(
  command: string,
  run: () => number | Promise<number>,
): Promise<void> {
  try {
    process.exitCode = await run();
  } catch (error) {
    console.error(`${(error as Error).message}\n\nSee ${nameOf(command)} --help`);
    process.exitCode = 2;
  }
}
