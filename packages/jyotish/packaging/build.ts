/**
 * Builds the package as others install it, into build/: ESM and types from the sources, its own
 * package.json, README, changelog and notices. `npm run package -w @dhruva/jyotish`, then
 * `npm pack ./packages/jyotish/build`.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD, builtManifest, ROOT } from './manifest.ts';

const TSC = join(ROOT, '../../node_modules/.bin/tsc');
/** Imports of types keep the ending of the source; `.js` is what every resolver finds. */
const SOURCE_ENDING = /(['"]\.{1,2}\/[^'"]+)\.ts(?=['"])/gu;

rmSync(BUILD, { recursive: true, force: true });
execFileSync(process.execPath, [TSC, '-p', join(ROOT, 'tsconfig.package.json')], {
  stdio: 'inherit',
});
for (const file of globSync('**/*.d.ts', { cwd: BUILD })) {
  const path = join(BUILD, file);
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll(SOURCE_ENDING, '$1.js'));
}
mkdirSync(join(BUILD, 'reference'));
for (const file of ['README.md', 'CHANGELOG.md', 'reference/accuracy.generated.md']) {
  copyFileSync(join(ROOT, file), join(BUILD, file));
}
copyFileSync(join(ROOT, '../../LICENSE'), join(BUILD, 'LICENSE'));
copyFileSync(join(ROOT, 'ephemeris/NOTICE'), join(BUILD, 'NOTICE'));
writeFileSync(join(BUILD, 'package.json'), `${JSON.stringify(builtManifest(), null, 2)}\n`);
