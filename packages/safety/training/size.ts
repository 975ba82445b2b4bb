import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

const ENTRY = join(import.meta.dirname, '../src/detector/detect-danger.ts');

/** How many bytes a browser loads for the detector, its code and its weights, as gzip sends them. */
export const loadedBytes = async (): Promise<number> => {
  const bundle = await rolldown({ input: ENTRY });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  return gzipSync(output[0].code, { level: 9 }).length;
};
