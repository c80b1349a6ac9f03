// For tests: runs a program as its users do.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

export async function runProgram(
  [program = "", ...options]: string[],
  { env = {}, cwd }: { env?: Record<string, string>; cwd?: string } = {},
): Promise<{ code: number; output: string }> {
  const child = spawn(program, options, {
    ...(cwd !== undefined && { cwd }),
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [out, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close") as Promise<[number]>,
  ]);
  return { code, output: out + error };
}
