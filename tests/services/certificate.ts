import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

export type Certificate = ReturnType<typeof makeCertificate>;

/** A self-signed certificate for this machine, with the Redis settings that use it. */
export function makeCertificate() {
  const directory = mkdtempSync(path.join(tmpdir(), "parada-certificate-"));
  const [key, file] = ["key.pem", "certificate.pem"].map((name) => path.join(directory, name)) as [
    string,
    string,
  ];
  const kind = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"];
  const names = ["-addext", "subjectAltName=IP:127.0.0.1"];
  execFileSync("openssl", ["req", ...kind, ...names, "-keyout", key, "-out", file], {
    stdio: "ignore",
  });
  return {
    file,
    ca: readFileSync(file),
    settings: [
      ...["--tls-cert-file", file, "--tls-key-file", key, "--tls-ca-cert-file", file],
      ...["--tls-auth-clients", "no", "--tls-replication", "yes"],
    ],
    remove: () => rmSync(directory, { recursive: true }),
  };
}
