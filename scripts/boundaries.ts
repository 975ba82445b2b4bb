/** Checks import rules, the purity of pure files and where the parts of each noun lie; prints each violation and fails on any. */
import { join } from 'node:path';
import { cruiseTree } from './boundaries/cruise-tree.ts';
import { impureFiles } from './boundaries/engine-purity.ts';
import { upwardManifests } from './boundaries/manifests.ts';
import { outdatedPicture } from './floors/picture.ts';
import { strayParts } from './nouns/stray-parts.ts';

const root = join(import.meta.dirname, '..');
const { violations: broken, imports } = await cruiseTree(root);
const violations = [
  ...broken,
  ...impureFiles(root),
  ...upwardManifests(root),
  ...outdatedPicture(root, imports),
  ...strayParts(root, imports),
];

for (const { rule, from, to } of violations) console.log(`${rule}: ${from}${to && ` → ${to}`}`);
console.log(`boundaries: ${violations.length} violations`);
process.exit(violations.length === 0 ? 0 : 1);
