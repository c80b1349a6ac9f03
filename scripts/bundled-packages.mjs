// Part of npm run build: which packages the built files contain. None is installed beside them, so that is all that runs.

/**
 * @typedef {{ outputs: Record<string, { inputs: Record<string, { bytesInOutput: number }> }> }} Metafile what esbuild says of a build
 */

/**
 * The packages' places in package-lock.json, such as "node_modules/express".
 * @param {Metafile[]} metafiles
 */
export function listBundledPackages(metafiles) {
  const files = metafiles
    .flatMap(({ outputs }) => Object.values(outputs))
    .flatMap(({ inputs }) => Object.entries(inputs))
    .flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : []));
  return [...new Set(files.flatMap(findPackage))].sort();
}

/** @param {string} file */
function findPackage(file) {
  const [, place = ""] = file.match(/(?:^|\/)((?:node_modules\/(?:@[^/]+\/)?[^/]+\/)+)/) ?? [];
  return place ? [place.slice(0, -1)] : [];
}
