/** What to type for a command: in the repository a script of npm, in the package a command of its program. */
export const nameOf = (command: string): string =>
  import.meta.url.endsWith(".ts")
    ? `npm run contracts:${command} --`
    : `parada-contracts ${command}`;
