/**
 * Beside each script and style of the built site, once and for all, what browsers take of it: a tenth smaller than
 * what the server would have time for.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const ASSETS = join(import.meta.dirname, '../build/client/assets');
/** One below the utmost: a percent larger, in a third of the time. */
const QUALITY = 10;

for (const name of readdirSync(ASSETS).filter((each) => /\.(?:js|css)$/.test(each))) {
  const text = readFileSync(join(ASSETS, name));
  writeFileSync(
    join(ASSETS, `${name}.br`),
    brotliCompressSync(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  );
}
