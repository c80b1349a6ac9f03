import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const files = {
  "package.json":
    '{ "type": "module", "sideEffects": false, "dependencies": { "@remix-run/node": "2", "isbot": "5" } }',
  "remix.config.js": `export default {
  serverModuleFormat: "esm",
  serverPlatform: "node",
  ignoredRouteFiles: ["**/*"],
  routes: (define) => define((route) => route("/", "routes/page.tsx", { index: true })),
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};`,
  "app/root.tsx": `import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "@remix-run/react";
export default () => (
  <html lang="en">
    <head><Meta /><Links /></head>
    <body><Outlet /><ScrollRestoration /><Scripts /></body>
  </html>
);`,
  "app/routes/page.tsx": `import { Form, Link, useActionData } from "@remix-run/react";
export default function Page() {
  const reply = useActionData();
  return <Form method="post"><input name="a" /><Link to="/">{String(reply)}</Link></Form>;
}`,
};

/** Builds a page of plain Remix with our packages and compiler, and returns its public folder. */
export function buildBarePage(root: string): string {
  return path.join(buildBareApp(root), "public");
}

/** The same, or another page, and where all of it is. */
export function buildBareApp(root: string, others: Record<string, string> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), "parada-bare-"));
  for (const [name, content] of Object.entries({ ...files, ...others })) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  const remix = path.join(root, "node_modules/@remix-run/dev/dist/cli.js");
  const { status, stderr } = spawnSync(process.execPath, [remix, "build"], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production" },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  return folder;
}
