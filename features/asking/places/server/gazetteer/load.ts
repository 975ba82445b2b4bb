import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { readGazetteer, type Gazetteer } from './gazetteer.rules.ts';

const FILE = new URL('gazetteer.bin', import.meta.url);
/** Larger than the unpacked file, so that brotli returns one chunk and no copy joins several. */
const OUTPUT_CHUNK_BYTES = 16 * 1024 * 1024;

/** Loads the packed gazetteer beside this module. Throws if it is missing or corrupt. */
export const loadGazetteer = (file: URL | string = FILE): Gazetteer =>
  readGazetteer(brotliDecompressSync(readFileSync(file), { chunkSize: OUTPUT_CHUNK_BYTES }));
