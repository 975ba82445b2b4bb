/** Prints what parts of the built package weigh in a bundle: `npm run sizes -w @dhruva/jyotish`. */
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
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

const INPUT = 'input.js';

const bundled = async (source: string): Promise<string> => {
  const bundle = await rolldown({
    input: INPUT,
    plugins: [
      {
        name: 'source',
        resolveId: (id) => (id === INPUT ? id : null),
        load: (id) => (id === INPUT ? source : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  return output[0].code;
};

for (const [name, source] of Object.entries(PARTS)) {
  const code = await bundled(source);
  const kb = gzipSync(code).length / 1024;
  console.log(`${name.padEnd(22)} ${kb.toFixed(1).padStart(7)} KB gz`);
}
