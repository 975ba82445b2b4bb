/** Checks import rules and the purity of pure files; prints each violation and fails on any. */
import { join } from 'node:path';
import { cruiseTree } from './boundaries/cruise-tree.ts';
import { impureFiles } from './boundaries/engine-purity.ts';

const root = join(import.meta.dirname, '..');
const violations = [...(await cruiseTree(root)), ...impureFiles(root)];

for (const { rule, from, to } of violations) console.log(`${rule}: ${from}${to && ` → ${to}`}`);
console.log(`boundaries: ${violations.length} violations`);
process.exit(violations.length === 0 ? 0 : 1);
