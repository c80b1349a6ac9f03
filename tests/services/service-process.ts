import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";

/** The user of the process: an image's user, where this machine allows to choose. */
const NODE_USER_ID = "1000";

export type ServiceProcess = ReturnType<typeof startProcess>;

/** Of this process's environment it passes only what a base image has too. */
export const ownEnvironment = (node = process.execPath) =>
  Object.assign({} as NodeJS.ProcessEnv, { PATH: `${path.dirname(node)}:${process.env.PATH}` });

export const mayChooseUser = process.getuid?.() === 0;

/** The command that runs another one as an ordinary user who owns no files of the project. */
export function asUser(command: string[]): string[] {
  if (!mayChooseUser) return command;
  const options = [`--reuid=${NODE_USER_ID}`, `--regid=${NODE_USER_ID}`, "--clear-groups"];
  return ["setpriv", ...options, "--no-new-privs", "--bounding-set=-all", "--", ...command];
}

/** Starts a program of an image or of a compose file, and keeps its output for error messages. */
export function startProcess(
  [program = "", ...options]: string[],
  { cwd, env }: { cwd: string; env: NodeJS.ProcessEnv },
) {
  const child: ChildProcess = spawn(program, options, {
    cwd,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  for (const input of [child.stdout, child.stderr]) {
    if (input) createInterface({ input }).on("line", (line) => lines.push(line));
  }
  const ended = once(child, "exit");
  // A test that is over leaves no process behind.
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  child.once("exit", () => process.removeListener("exit", kill));
  return {
    lines: (): readonly string[] => lines,
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    ended: ended as Promise<[code: number | null, signal: string | null]>,
    async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
      child.kill(signal);
      await ended;
    },
  };
}
