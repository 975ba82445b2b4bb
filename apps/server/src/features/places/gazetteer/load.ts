import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { readGazetteer, type Gazetteer } from './gazetteer.rules.ts';

const FILE = new URL('gazetteer.bin', import.meta.url);

/** Reads the packed gazetteer beside this module. Throws if it is missing or broken. */
export const loadGazetteer = (file: URL | string = FILE): Gazetteer =>
  readGazetteer(brotliDecompressSync(readFileSync(file)));
