/** `npm run -s nouns`: what each noun is made of, and what of it lies outside its folder, with the reason; fails on what has none. */
import { join } from 'node:path';
import { cruiseTree } from './boundaries/cruise-tree.ts';
import { NOUNS } from './boundaries/floors.ts';
import { productFiles } from './nouns/noun-files.ts';
import { reasonFor } from './nouns/reasons.ts';
import { tablesOf } from './nouns/what-a-noun-owns.ts';
import { whatLiesElsewhere } from './nouns/what-lies-elsewhere.ts';

const root = join(import.meta.dirname, '..');
const files = productFiles(root);
const hits = whatLiesElsewhere(files, (await cruiseTree(root)).imports);
const unexplained = hits.filter((hit) => reasonFor(hit) === undefined);

const rows = NOUNS.map((noun) => {
  const own = files.filter((file) => file.noun === noun);
  const tests = own.filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path)).length;
  const astray = hits.filter((hit) => hit.noun === noun);
  const open = unexplained.filter((hit) => hit.noun === noun).length;
  const tables = tablesOf(own).join(', ') || '–';
  const elsewhere = open === 0 ? 'nothing' : `${open} without a reason`;
  return [
    noun,
    `features/${noun}`,
    `${own.length}`,
    `${tests}`,
    elsewhere,
    `${astray.length - open}`,
    tables,
  ];
});

const heads = ['noun', 'folder', 'files', 'tests', 'elsewhere', 'with a reason', 'tables'];
const width = heads.map((head, at) =>
  Math.max(head.length, ...rows.map((row) => (row[at] ?? '').length)),
);
for (const row of [heads, ...rows])
  console.log(
    row
      .map((cell, at) => cell.padEnd(width[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );

console.log('\nOutside, and why:');
for (const hit of hits)
  console.log(
    `  ${hit.noun}  ${hit.kind}  ${hit.path}${hit.what && ` (${hit.what})`}: ${reasonFor(hit) ?? 'NO REASON'}`,
  );
console.log(`\n${hits.length} found outside, ${unexplained.length} of them without a reason`);
process.exitCode = unexplained.length === 0 ? 0 : 1;
