/** Prints what parts of the built package weigh in a bundle: `npm run sizes -w @dhruva/jyotish`. */
import { gzipSync } from 'node:zlib';
import { bundled } from './bundle.ts';
import { BUILD, ENTRIES } from './manifest.ts';

const from = (names: string, entry: string): string =>
  `export { ${names} } from '${BUILD}/entries/${entry}.js';`;

/** What somebody might import. */
const PARTS: Readonly<Record<string, string>> = {
  'the sky alone': from('skyAt', 'sky'),
  'the Moon alone': from('moonMotionAt', 'sky'),
  'the lagna alone': from('lagnaAt', 'sky'),
  'a chart': `${from('skyAt', 'sky')}\n${from('chartOf', 'chart')}`,
  'the panchanga': from('panchangaAt', 'panchanga'),
  'matching by two Moons': from('matchMoons', 'matching'),
  everything: ENTRIES.map((entry) => `export * from '${BUILD}/entries/${entry}.js';`).join('\n'),
};

for (const [name, source] of Object.entries(PARTS)) {
  const code = await bundled(source);
  const kb = gzipSync(code).length / 1024;
  console.log(`${name.padEnd(22)} ${kb.toFixed(1).padStart(7)} KB gz`);
}
