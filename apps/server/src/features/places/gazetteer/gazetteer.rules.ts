import { fold } from '../spelling/fold.rules.ts';
import {
  COLUMNS,
  fromPlanes,
  type ColumnName,
  type GazetteerHead,
  type GazetteerRegion,
} from './format.rules.ts';
import { startsOf, textAt, type TextColumn } from './text-column.rules.ts';

/**
 * All places in columns; a place is its row number. Rows are sorted by the sound of the folded name
 * (`keys`), aliases by the sound of theirs; `aliasOf` gives the row an alias belongs to. Latitude and longitude
 * are in 1/10,000 degree, `rank` is 10 × log2 of the people, 0 if unknown.
 */
export interface Gazetteer {
  readonly size: number;
  readonly names: TextColumn;
  readonly keys: TextColumn;
  readonly aliases: TextColumn;
  readonly aliasOf: Uint32Array;
  readonly lat: Int32Array;
  readonly lon: Int32Array;
  readonly id: Uint32Array;
  readonly region: Uint16Array;
  readonly rank: Uint8Array;
  readonly regions: readonly GazetteerRegion[];
}

/** The unpacked bytes of the file (see format.rules.ts) → the columns, copied out of it. */
export function readGazetteer(file: Uint8Array): Gazetteer {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const headEnd = 4 + view.getUint32(0, true);
  const head = JSON.parse(new TextDecoder().decode(file.subarray(4, headEnd))) as GazetteerHead;

  const planes = new Map<ColumnName, Uint8Array>();
  let at = headEnd;
  const take = (length: number): Uint8Array => file.subarray(at, (at += length));
  for (const { name, width, of } of COLUMNS) planes.set(name, take(width * head[of]));
  const column = (name: ColumnName): Uint8Array => planes.get(name) ?? new Uint8Array();
  const nameStarts = startsOf(column('nameLengths'));
  const names = { bytes: take(head.nameBytes).slice(), starts: nameStarts };
  const aliases = {
    bytes: take(head.aliasBytes).slice(),
    starts: startsOf(column('aliasLengths')),
  };
  return {
    size: head.places,
    names,
    keys: foldAll(names),
    aliases,
    aliasOf: fromPlanes(column('aliasOf'), new Uint32Array(head.aliases)),
    lat: fromPlanes(column('lat'), new Int32Array(head.places)),
    lon: fromPlanes(column('lon'), new Int32Array(head.places)),
    id: fromPlanes(column('id'), new Uint32Array(head.places)),
    region: fromPlanes(column('region'), new Uint16Array(head.places)),
    rank: column('rank').slice(),
    regions: head.regions,
  };
}

/** Folds every name; the many plain ASCII ones byte by byte, for speed. */
function foldAll(names: TextColumn): TextColumn {
  const count = names.starts.length - 1;
  const folded = new Uint8Array(names.bytes.length * 2);
  const starts = new Uint32Array(count + 1);
  const encoder = new TextEncoder();
  let end = 0;
  for (let n = 0; n < count; n += 1) {
    const began = end;
    for (let at = names.starts[n] ?? 0; at < (names.starts[n + 1] ?? 0); at += 1) {
      const byte = names.bytes[at] ?? 0;
      if (byte > 0x7f) {
        end = began + encoder.encodeInto(fold(textAt(names, n)), folded.subarray(began)).written;
        break;
      }
      const lower = byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte;
      if ((lower >= 0x61 && lower <= 0x7a) || (lower >= 0x30 && lower <= 0x39)) {
        folded[end] = lower;
        end += 1;
      }
    }
    starts[n + 1] = end;
  }
  return { bytes: folded.slice(0, end), starts };
}
