/** Checks who imports whom and that pure files are pure; prints each violation and fails on any. */
import { join } from 'node:path';
import { cruiseTree } from './boundaries/cruise-tree.ts';
import { impureFiles } from './boundaries/engine-purity.ts';
import { upwardManifests } from './boundaries/manifests.ts';

const root = join(import.meta.dirname, '..');
const violations = [...(await cruiseTree(root)), ...impureFiles(root), ...upwardManifests(root)];

for (const { rule, from, to } of violations) console.log(`${rule}: ${from}${to && ` → ${to}`}`);
console.log(`boundaries: ${violations.length} violations`);
process.exit(violations.length === 0 ? 0 : 1);
