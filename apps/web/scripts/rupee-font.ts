/**
 * Subsets each typeface to the rupee sign and the word “हिन्दी”. In the @fontsource packages U+20B9 is only
 * in the latin-ext and Devanagari files, so that one price would load up to 97 KB; these subsets have 2.5 KB
 * each. The word labels the language switch of an answer. Run with `npm run rupee-font -w @dhruva/web`; the
 * results are committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const target = new URL('../app/ui/fonts/', import.meta.url);
const cuts = [
  ['@fontsource/martel/files/martel-devanagari-700-normal.woff2', 'martel-rupee-700.woff2', '₹'],
  ['@fontsource/mukta/files/mukta-devanagari-400-normal.woff2', 'mukta-rupee-400.woff2', '₹'],
  ['@fontsource/mukta/files/mukta-devanagari-600-normal.woff2', 'mukta-rupee-600.woff2', '₹'],
  ['@fontsource/mukta/files/mukta-devanagari-600-normal.woff2', 'mukta-hindi-600.woff2', 'हिन्दी'],
] as const;

await mkdir(target, { recursive: true });
for (const [source, name, text] of cuts) {
  const font = await subsetFont(await readFile(require.resolve(source)), text, {
    targetFormat: 'woff2',
  });
  await writeFile(new URL(name, target), font);
}
