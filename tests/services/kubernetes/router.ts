import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ownEnvironment, startProcess } from "../service-process.ts";

export type ClusterRouter = Awaited<ReturnType<typeof startClusterRouter>>;

/**
 * Runs the cluster's router on this machine: Caddy with the file of its ConfigMap, in which local ports take the
 * places of the cluster's, and Caddy's own authority that of the public one.
 */
export async function startClusterRouter(
  program: string,
  caddyfile: string,
  ports: { [place: string]: number; ":8443": number },
) {
  const scratch = mkdtempSync(path.join(tmpdir(), "parada-router-"));
  const file = path.join(scratch, "Caddyfile");
  writeFileSync(file, toLocal(caddyfile, ports));
  const command = [program, "run", "--config", file, "--adapter", "caddyfile"];
  const process = startProcess(command, { cwd: "/", env: { ...ownEnvironment(), HOME: scratch } });
  return {
    port: ports[":8443"],
    async stop(): Promise<void> {
      await process.stop("SIGKILL");
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}

function toLocal(caddyfile: string, ports: Record<string, number>): string {
  const local = Object.entries(ports).reduce(
    (text, [place, port]) =>
      place.startsWith(":")
        ? text.replaceAll(`_port ${place.slice(1)}`, `_port ${port}`)
        : text.replaceAll(new RegExp(`(?<![\\w-])${place}`, "g"), `127.0.0.1:${port}`),
    caddyfile,
  );
  return local.replace("{\n", "{\n\tlocal_certs\n\tskip_install_trust\n");
}
