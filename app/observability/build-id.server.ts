import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** The version and the commit of the running build, such as 0.1.0+a2491876, as npm run build has written them. */
export function readBuildId(): string {
  // Relative to the working directory, as all of the build.
  const file = path.resolve("build/build-id.json");
  // What a test runs from its sources has no build.
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).id : "unbuilt";
}
