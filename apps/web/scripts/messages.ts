/**
 * Compiles the catalogues of screen sentences. There is one language so far, so the locale is written down as a
 * constant: the bundler then drops from every message, and from the bundle, what would look for it.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { compile } from '@inlang/paraglide-js';

const LOCALE = '"en"';
const OUT = './app/paraglide';
/** What paraglide makes of a settled locale: a call, which the bundler must keep. */
const CHECKED = `assertIsLocale(${LOCALE})`;

await compile({
  project: './project.inlang',
  outdir: OUT,
  strategy: ['baseLocale'],
  experimentalStaticLocale: LOCALE,
  emitTsDeclarations: false,
});

const runtime = await readFile(`${OUT}/runtime.js`, 'utf8');
if (!runtime.includes(CHECKED)) throw new Error(`${OUT}/runtime.js settles no locale any more`);
await writeFile(`${OUT}/runtime.js`, runtime.replace(CHECKED, LOCALE));
