// Prints the document's changes since it was agreed; fails if one breaks a client or a server.
import { listChanges } from "./changes.ts";
import { agreedPath, loadDocument } from "./document.ts";

const changes = listChanges(loadDocument(agreedPath), loadDocument());
const breaking = changes.filter(({ isBreaking }) => isBreaking);
const others = changes.filter(({ isBreaking }) => !isBreaking);

for (const [title, some] of [
  ["Breaking changes to the agreed document:", breaking],
  ["Compatible changes:", others],
] as const) {
  if (some.length === 0) continue;
  console.log(`\n${title}`);
  for (const { where, what } of some) console.log(`  ${where}: ${what}`);
}
console.log(
  `\n${changes.length} changes since the document was agreed, ${breaking.length} breaking`,
);
if (breaking.length > 0) process.exitCode = 1;
