import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { readGazetteer, type Gazetteer } from './gazetteer.rules.ts';

const FILE = new URL('gazetteer.bin', import.meta.url);
/** More than the file unpacks to: it then comes in one piece, with no second copy to join the pieces. */
const ROOM_BYTES = 16 * 1024 * 1024;

/** Reads the packed gazetteer beside this module. Throws if it is missing or broken. */
export const loadGazetteer = (file: URL | string = FILE): Gazetteer =>
  readGazetteer(brotliDecompressSync(readFileSync(file), { chunkSize: ROOM_BYTES }));
